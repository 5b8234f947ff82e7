/** Names and time formats of the flow log. */
import { __ } from '@wordpress/i18n'
import type { FactFamily } from './fact-families'
import type { Screen } from '../../projections/screen'

export const familyName = (family: FactFamily): string => {
  switch (family) {
    case 'person':
      return __('Person', 'customize-your-store')
    case 'asked':
      return __('Asked', 'customize-your-store')
    case 'answered':
      return __('Answered', 'customize-your-store')
    case 'refused':
      return __('Refused', 'customize-your-store')
    case 'abandoned':
      return __('Given up', 'customize-your-store')
    case 'browser':
      return __('Browser', 'customize-your-store')
    case 'unknown':
      return __('Unknown', 'customize-your-store')
  }
}

const clock = new Intl.DateTimeFormat(undefined, {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  hourCycle: 'h23',
})
const calendar = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'medium' })

export const clockTime = (at: number): string => clock.format(at)
export const dayAndTime = (at: number): string => calendar.format(at)
export const fullTime = (at: number): string => exact.format(at)

/** `35 ms`, `1.2 s`, `3 min 5 s`: these units need no translation. */
export const duration = (milliseconds: number): string => {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(1)} s`
  return `${Math.floor(milliseconds / 60_000)} min ${Math.round((milliseconds % 60_000) / 1000)} s`
}

export const bytes = (count: number): string => {
  if (count < 1_000_000) return `${Math.ceil(count / 1000)} kB`
  return count < 1_000_000_000 ? `${(count / 1_000_000).toFixed(1)} MB` : `${(count / 1_000_000_000).toFixed(1)} GB`
}

/**
 * A fact's payload on one line, without its type: `palette: Slate, by: …`. The work is limited by the line's length.
 */
export const payloadInShort = (event: { readonly type: string }, most = 160): string => {
  const entries = Object.entries(event).filter(([key]) => key !== 'type')
  return entries
    .slice(0, 8)
    .map(([key, value]) => `${key}: ${inShort(value, most)}`)
    .join(', ')
    .slice(0, most)
}

export const inShort = (value: unknown, most = 80): string => {
  if (typeof value === 'string') return value.length > most ? `${value.slice(0, most)}…` : value
  if (value === undefined) return '–'
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[${value.length}]`
  const keys = Object.keys(value)
  return keys.length === 0 ? '{}' : `{${keys.slice(0, 4).join(', ')}${keys.length > 4 ? ', …' : ''}}`
}

/** The name of a screen in the flow log. */
export const screenName = (name: Screen): string => {
  switch (name) {
    case 'opening':
      return __('Opening', 'customize-your-store')
    case 'intro':
      return __('Intro', 'customize-your-store')
    case 'wizard':
      return __('Wizard', 'customize-your-store')
    case 'directions':
      return __('Directions', 'customize-your-store')
    case 'loader':
      return __('Loader', 'customize-your-store')
    case 'designer':
      return __('Store designer', 'customize-your-store')
    case 'incompatible':
      return __('Classic theme', 'customize-your-store')
    case 'closing':
      return __('Closing screen', 'customize-your-store')
  }
}
