/** Restores the tagline, and an option of the store. */
import { escape, isEqual, unescape } from 'es-toolkit'
import * as t from 'io-ts'
import { completedOption, ownRestorableOptions } from '../../catalogue/restorable-options'
import type { ThingOf } from '../../events/restoring/restoring'
import { mapAnswer } from '../runner/answers'
import { askingNow } from '../runner/asking-now'
import type { Answer, Rest } from '../runner/ports'
import { readOptions, readOwnOptions, storedValue, writeOptions, writeOwnOptions } from '../shell/options'
import type { Made } from './made'
import { unlessTouched } from './unless-touched'

type Tagline = ThingOf<'tagline'>
type Option = ThingOf<'option'>

const tagline = '/wp/v2/settings?_fields=description'

export const restoreTagline = (rest: Rest, to: Tagline, from: Tagline): Answer<Made> =>
  unlessTouched(to, {
    now: askingNow(rest)
      .ask({ method: 'GET', path: tagline, reply: t.type({ description: t.string }) })
      .pipe(mapAnswer(({ description }) => unescape(description))),
    isWanted: (now) => now === to.text,
    isAsLeft: (now) => now === from.text,
    write: () => rest.ask({ method: 'PUT', path: tagline, body: { description: escape(to.text) }, reply: t.unknown }),
  })

export const restoreOption = (rest: Rest, to: Option, from: Option): Answer<Made> => {
  const { name, value } = to
  const isOwn = ownRestorableOptions.includes(name)
  const change = (isOwn ? writeOwnOptions : writeOptions)(rest, { [name]: value })
  // The store itself completes the task with what a restore writes.
  if (name.startsWith(completedOption)) return change.pipe(mapAnswer(() => ({ to, skipped: null })))
  return unlessTouched(to, {
    now: (isOwn ? readOwnOptions : readOptions)(askingNow(rest), [name]).pipe(
      mapAnswer((values) => storedValue(values[name])),
    ),
    isWanted: (now) => isEqual(now, value),
    // Null: nobody has read it since it was set.
    isAsLeft: (now) => from.value === null || isEqual(now, from.value),
    write: () => change,
  })
}
