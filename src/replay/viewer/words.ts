/** Names and time formats of the flow log. */
import { __ } from '@wordpress/i18n'
import type { FactFamily } from './fact-families'

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
