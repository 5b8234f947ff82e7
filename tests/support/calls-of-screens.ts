import { calls, type CallName, type RequestEvent } from '../../src/events/call-facts'

/** The calls that screens make by themselves, and on which screen. Their requests have no fields besides their type. */
export const callsOfScreens = (Object.keys(calls) as CallName[]).flatMap((call) => {
  const { on, requested } = calls[call]
  return on === null ? [] : [{ call, on, request: { type: requested.name } as RequestEvent }]
})
