import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ParentsChild, PictureCode } from '#contract/children.ts'
import { Button } from '#ui/button.tsx'
import { Switch } from '#ui/switch.tsx'
import { toast } from '#ui/toasts.ts'
import { changeChild } from './change-child.ts'
import { ChooseCode } from './choose-code.tsx'

/** Whether a child has to show three pictures in order before it starts, and which. */
export function PictureCodeSwitch({ child: { id, name, hasCode } }: { child: ParentsChild }) {
  const [isChoosing, setChoosing] = useState(false)
  const remove = useMutation({
    mutationFn: () => changeChild(id, { pictureCode: null }),
    onSuccess: () => toast({ title: `${name} starts without a picture code` }),
    onError: ({ message }) =>
      toast({ look: 'destructive', title: 'The code is still on', description: message }),
  })
  async function save(pictureCode: PictureCode) {
    await changeChild(id, { pictureCode })
    setChoosing(false)
    toast({ title: `The picture code of ${name} is saved` })
  }
  return (
    <>
      <Switch
        label={`Ask ${name} for three pictures`}
        hint="It keeps brothers and sisters out, but it is no lock against grown-ups. Your own password opens it for every child."
        isOn={hasCode || isChoosing}
        onChange={isOn => {
          if (isOn) setChoosing(true)
          else if (hasCode) remove.mutate()
          else setChoosing(false)
        }}
      />
      {hasCode && !isChoosing && (
        <Button look="outlined" className="justify-self-start" onClick={() => setChoosing(true)}>
          Choose other pictures
        </Button>
      )}
      {isChoosing && <ChooseCode name={name} onCode={save} onCancel={() => setChoosing(false)} />}
    </>
  )
}
