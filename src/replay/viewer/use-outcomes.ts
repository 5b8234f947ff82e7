/** How the sessions of a list ended: read and folded one after the other, since a long one takes a moment. */
import { __ } from '@wordpress/i18n'
import { useEffect, useState } from 'react'
import { foldAll } from '../../reducers'
import { outcomeWords } from './outcome-words'
import { sessionOutcome } from './session-outcome'
import type { ViewerHost } from './viewer-host'

/** The words for each session that has been read so far. */
export const useOutcomes = (host: ViewerHost, ids: readonly string[]): ReadonlyMap<string, string> => {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, string>>(new Map())
  const list = ids.join('\n')
  useEffect(() => {
    let isOver = false
    const readAll = async () => {
      for (const id of list.split('\n').filter((one) => one !== '')) {
        const words = await endOf(host, id)
        if (isOver) return
        setOutcomes((known) => new Map(known).set(id, words))
      }
    }
    void readAll()
    return () => {
      isOver = true
    }
  }, [host, list])
  return outcomes
}

/** One that cannot be read or folded must not hide the others. */
const endOf = async ({ read }: ViewerHost, id: string): Promise<string> => {
  const facts = await read(id).catch(() => null)
  if (facts === null || facts.length === 0) return __('Cannot be read', 'customize-your-store')
  return outcomeWords(sessionOutcome(foldAll(facts)))
}
