import { Link } from 'react-router-dom'

/** Said before the press: what can't work here yet, and who can change it. */
export function CanNotYet({ children }: { children: string }) {
  return (
    <span>
      {children} A grown-up can change that in{' '}
      <Link to="/settings" className="link wide-target font-bold">
        Settings
      </Link>
      .
    </span>
  )
}
