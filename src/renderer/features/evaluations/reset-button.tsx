import { Button } from '#ui/button.tsx'
import { endToasts, toast } from '#ui/toasts.ts'
import { wizard } from './wizard-store.ts'

/** Clears the wizard; what was typed can be had back for as long as the toast stays, until something new is begun. */
export function ResetButton({ className }: { className?: string }) {
  function reset() {
    const { question, answer, grade, step, pictures } = wizard.getState()
    wizard.getState().reset()
    const hasPictures = pictures.question.length + pictures.answer.length > 0
    if (question === '' && answer === '' && !hasPictures) return
    toast({
      title: 'Cleared',
      about: 'cleared',
      description: 'The question and the answer are empty again.',
      action: {
        label: 'Undo',
        onSelect: () => wizard.getState().change({ question, answer, grade, step, pictures }),
      },
    })
    const stop = wizard.subscribe(now => {
      const isBegun = now.question !== '' || now.answer !== '' || now.pictures.question.length > 0
      if (!isBegun) return
      stop()
      endToasts('cleared')
    })
  }
  return (
    <Button look="quiet" onClick={reset} className={className}>
      Reset
    </Button>
  )
}
