import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { accountEndpoints } from '#contract/accounts.ts'
import { forgetCurrentUser } from '#features/accounts/current-user.ts'
import { request } from '#lib/api.ts'
import { leaveSafely } from '#lib/before-leaving.ts'
import { forgetFamily } from '#lib/on-logout.ts'
import { toast } from '#ui/toasts.ts'

/** Signs out and leaves nothing of the family on the screen or in the browser. */
export function useLogout() {
  const navigate = useNavigate()
  return useMutation({
    async mutationFn() {
      await leaveSafely()
      await request(accountEndpoints.logout, {})
    },
    onSuccess: () => {
      forgetCurrentUser()
      forgetFamily()
      void navigate('/')
      toast({ title: 'Logged out successfully', description: 'See you soon!' })
    },
    onError: () =>
      toast({ look: 'destructive', title: 'Error', description: 'Failed to log out. Please try again.' }),
  })
}
