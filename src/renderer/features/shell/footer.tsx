import { Link } from 'react-router-dom'
import { Mark } from '#ui/logo.tsx'

/** Below the page, and out of sight while that still comes: else it would be seen to move. */
export function Footer() {
  return (
    <footer className="[main:empty+&]:invisible [main:has([data-skeleton])+&]:invisible flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line px-4 py-4 text-small text-ink-soft sm:px-6">
      <Mark className="h-8 w-auto" />
      <span>© {new Date().getFullYear()} Stepwise. All rights reserved</span>
      <ul className="flex flex-wrap gap-x-6 sm:ml-auto">
        <li>
          <Link to="/privacy">Privacy Policy</Link>
        </li>
        <li>
          <Link to="/terms">Terms of Use</Link>
        </li>
        <li>
          <Link to="/contact">Contact Us</Link>
        </li>
      </ul>
    </footer>
  )
}
