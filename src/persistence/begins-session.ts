/** A fork is as new as its making, not as old as the session that it was made of: the newest session is the one that opens. */
export const beginsSession = ({ type }: { readonly type: string }): boolean =>
  type === 'FlowOpened' || type === 'FlowForked'
