/** How the sessions of a list ended: read and folded one after the other, since a long one takes a moment. */
import { __ } from '@wordpress/i18n'
import { useEffect, useState } from 'react'
import type { AnyFact } from '../../persistence/log'
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
        const words = endOf(await host.read(id))
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

const endOf = (facts: readonly AnyFact[] | null): string =>
  facts === null || facts.length === 0
    ? __('Cannot be read', 'customize-your-store')
    : outcomeWords(sessionOutcome(foldAll(facts)))
