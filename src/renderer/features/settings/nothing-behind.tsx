/** Companies look through what is written to their AI; at home nobody does. */
export function NothingBehind() {
  return (
    <p className="text-small text-ink-soft">
      No moderation service stands behind an AI at home: Stepwise’s own check of what your child writes, and
      of each reply before it is shown, is all there is. A small model may err; what can be worked out
      exactly, Stepwise marks itself.
    </p>
  )
}
