import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'
import { wizard } from './wizard-store.ts'

/** Clears the wizard; what was typed can be had back for as long as the toast stays. */
export function ResetButton({ className }: { className?: string }) {
  function reset() {
    const { question, answer, grade, step } = wizard.getState()
    wizard.getState().reset()
    if (question === '' && answer === '') return
    toast({
      title: 'Cleared',
      description: 'The question and the answer are empty again.',
      action: { label: 'Undo', onSelect: () => wizard.getState().change({ question, answer, grade, step }) },
    })
  }
  return (
    <Button look="quiet" onClick={reset} className={className}>
      Reset
    </Button>
  )
}
