import { childEndpoints } from '#contract/children.ts'
import { Loaded } from '#ui/loaded.tsx'
import { useShownChild } from './child-choice.tsx'
import { KeptForYou } from './kept-section.tsx'
import { WeekOfChild } from './week-of-child.tsx'
import { WorthATalk } from './worth-a-talk.tsx'

/** The last seven days of each child, one below the other: each for itself, never one beside another. */
export function WeekSection() {
  const chosen = useShownChild()
  return (
    <Loaded endpoint={childEndpoints.listAllChildren} input={{}} what="Your children">
      {all => {
        const shown = all.filter(({ id, isArchived }) => (chosen === undefined ? !isArchived : id === chosen))
        return (
          <div className="grid gap-4">
            <WorthATalk />
            <KeptForYou />
            {shown.map(child => (
              <WeekOfChild key={child.id} child={child} of={shown.length} />
            ))}
          </div>
        )
      }}
    </Loaded>
  )
}
