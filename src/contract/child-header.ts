/**
 * Says which child a request is for, by the ticket that `start` answers. Requests without one are for the child that
 * this sign-in chose last. By itself, because the first page needs no more of it.
 */
export const CHILD_HEADER = 'x-stepwise-child'
/** The same in the address of the socket, which can't have a header. */
export const CHILD_PARAM = 'child'
