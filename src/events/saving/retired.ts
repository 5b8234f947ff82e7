/**
 * Calls of builds up to 0.5, which changed the store thing by thing. Nothing asks for them any more, and a request that is still open is given
 * up. Recordings have them, and a publication is folded as their answers (reducers/saving/published.ts).
 */
import * as t from 'io-ts'
import { bothWays, call } from '../calls/call'
import { nullable } from '../log/nullable'
import { BaselineRead } from '../restoring/retired'
import { Target } from './saving'
import { Version } from './version'

const ofSetUp = { partOf: 'set-up', ends: bothWays } as const

const ThemeActivation = call('ThemeActivation', { theme: t.string }, 'ThemeActivated', { name: t.string }, ofSetUp)
/** Makes the front page show the home template instead of a static page. */
const FrontPageSetting = call('FrontPageSetting', {}, 'FrontPageSet', {}, ofSetUp)
/** One whole entity, unless the stored one is neither `known` nor one of `unheard`, earlier requests that got no response. */
const EntitySave = call(
  'EntitySave',
  { target: Target, known: nullable(Version), unheard: t.readonlyArray(Target) },
  'EntitySaved',
  {
    target: Target,
    modified: nullable(t.string),
    /** What the server stored, where that differs from what was sent. */
    served: nullable(t.string),
    /** The store's name for what is there now; null where it does not tell. */
    version: nullable(t.string),
  },
  { ...ofSetUp, about: ({ target }) => subjectOf(target) },
)
/** The two options that complete the task. */
const CompletionMark = call('CompletionMark', { template: t.string }, 'DesignSaved', {})

export const retiredCalls = { BaselineRead, ThemeActivation, FrontPageSetting, EntitySave, CompletionMark } as const
export type RetiredCall = keyof typeof retiredCalls

/** There is one of each kind, but for menus, templates and pages. */
const subjectOf = (target: Target): string => {
  switch (target.kind) {
    case 'menu':
    case 'template':
      return `${target.kind}-${target.id}`
    case 'page':
      return `page-${target.page}`
    default:
      return target.kind
  }
}
