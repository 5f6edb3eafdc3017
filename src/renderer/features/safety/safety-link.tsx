import { Link } from 'react-router-dom'

/** Leads to what is flagged, kept and shown. */
export function SafetyLink({ className }: { className?: string }) {
  return (
    <Link to="/safety" className={className ?? 'link'}>
      What happens with what I write?
    </Link>
  )
}
