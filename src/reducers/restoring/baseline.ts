/** What the flow found and what it changed, recorded so that the former design can be restored (D-19). */
import type { FlowEvent } from '../../events'
import type { Recorded } from '../../events/log/envelope'
import type { Thing } from '../../events/restoring/restoring'
import type { Designing } from '../design/designing'
import { themeActivated } from '../set-up/theme-to-design'
import type { CallBook } from '../shell/call-book'
import { requestsIn } from '../saving/published'
import type { Saving } from '../saving/saving'
import type { Meaning } from '../shell/meaning'
import {
  changed,
  claimed,
  claimedFrom,
  left,
  savedNow,
  seen,
  stepped,
  withSaved,
  withSnapshot,
  type Baseline,
} from './baseline-book'
import { rows } from './restorable'
import { keyFor, type Known } from './restorable-row'

type Before = { readonly calls: CallBook; readonly designing: Designing; readonly saving: Saving }

export const reduceBaseline = (
  baseline: Baseline,
  fact: Recorded<FlowEvent>,
  state: Before,
  { lateSave }: Meaning,
): Baseline => {
  const { event } = fact
  switch (event.type) {
    case 'BaselineReadReceived': {
      const { products, things } = event
      return told({ ...seen(baseline, things), products, before: baseline.before ?? products }, fact, state)
    }
    case 'BaselineInherited':
      return withSnapshot(
        event.steps.reduce((all, { from, to }) => changed(claimedFrom(all, to), from), baseline),
        event.saved,
      )
    case 'RestoreStepMade':
      return event.skipped === null ? stepped(baseline, event.step) : left(baseline, event.step.to)
    case 'FontFamilyInstalled': {
      const [family] = event.found ? foundAlready(baseline, fact, state) : []
      return family === undefined ? told(baseline, fact, state) : left(baseline, family)
    }
    case 'DesignSaved': {
      const complete = told(baseline, fact, state)
      return lateSave ? complete : savedNow(complete, fact.at)
    }
    // The set-up was still making them when its design was saved: they belong to it.
    case 'ProductsCreated': {
      const made = told(baseline, fact, state)
      return state.saving.stage === 'saved' ? withSaved(made, keysOfProducts(event.ids)) : made
    }
    default:
      return told(baseline, fact, state)
  }
}

/** The family that the request took for missing, and that somebody had installed since the last reading: it is not the flow's. */
const foundAlready = ({ now }: Baseline, { settles }: Recorded<FlowEvent>, { calls }: Before): readonly Thing[] => {
  const request = settles === null ? undefined : calls.open[settles]
  const thing = request?.type === 'FontFamilyInstallRequested' ? now[keyFor('font', request.family.slug)] : undefined
  return thing?.kind === 'font' && !thing.there ? [thing] : []
}

const keysOfProducts = (ids: readonly number[]): readonly string[] => ids.map((id) => keyFor('product', id))

/** What a fact tells about each kind of thing. */
const told = (baseline: Baseline, fact: Recorded<FlowEvent>, state: Before): Baseline =>
  fact.event.type === 'PublicationRequested'
    ? requestsIn(fact.event).reduce((all, event) => toldOf(all, { ...fact, event }, state), baseline)
    : toldOf(baseline, fact, state)

const toldOf = (baseline: Baseline, { event, settles }: Recorded<FlowEvent>, state: Before): Baseline => {
  if (!telling.has(event.type)) return baseline
  const known: Known = {
    ...baseline,
    request: settles === null ? undefined : state.calls.open[settles],
    theme: themeActivated(settles, state),
    template: state.designing.server?.home.id ?? '',
  }
  const about = (how: How): readonly (readonly Thing[])[] =>
    rows.flatMap((row) => {
      const things = (row[how]?.[event.type] as Tells | undefined)?.(event, known) ?? null
      return things === null ? [] : [things]
    })
  const [read, added, asked, done] = [about('seen'), about('added').flat(), about('asked').flat(), about('done').flat()]
  const found = read.length === 0 ? baseline : seen(baseline, read.flat())
  const ours = claimed(added.reduce(claimedFrom, found), ...asked)
  return done.reduce(changed, ours)
}

const ways = ['seen', 'added', 'asked', 'done'] as const
type How = (typeof ways)[number]

/** Most facts tell about no thing at all; asking every row about each of them was slow. */
const telling = new Set(rows.flatMap((row) => ways.flatMap((how) => Object.keys(row[how] ?? {}))))

type Tells = (event: FlowEvent, known: Known) => readonly Thing[] | null
