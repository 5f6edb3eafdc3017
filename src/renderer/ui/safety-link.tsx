import { Link } from 'react-router-dom'

/** Leads to what is flagged, kept and shown. */
export function SafetyLink({
  className,
  words = 'What happens to what I write?',
}: {
  className?: string
  words?: string
}) {
  return (
    <Link to="/safety" className={className ?? 'link'}>
      {words}
    </Link>
  )
}
