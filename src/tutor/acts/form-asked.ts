import { inForm } from '../replies/form.ts'
import { invitation } from '../replies/voice.ts'
import { onWish, RANK } from './act.ts'

/** `do i have to make it a mixed number`, `is 24 x 10^8 allowed`: how an answer may be written. */
export const FORM_ASKED = onWish('form', RANK.precise, talk => {
  const words = inForm(talk)
  return words && `${words}${words.endsWith('?') ? '' : invitation(talk)}`
})
