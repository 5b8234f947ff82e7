/** Beside the picture: the state of the flow in words. */
import { __, _n, sprintf } from '@wordpress/i18n'
import { screen } from '../../projections/screen'
import type { State } from '../../reducers'
import { screenName } from './screen-name'
import { duration } from './words'

/** @param since when the session was opened, in milliseconds since 1970 */
export const AtAGlance = ({ state, since }: { readonly state: State; readonly since: number }) => {
  const open = Object.keys(state.calls.open).length
  return (
    <dl className="cys-log-glance">
      <dt>{__('Screen', 'customize-your-store')}</dt>
      <dd>{screenName(screen(state))}</dd>
      <dt>{__('Address', 'customize-your-store')}</dt>
      <dd>{state.route.path}</dd>
      <dt>{__('Since the start', 'customize-your-store')}</dt>
      <dd>{duration(Math.max(0, state.at - since))}</dd>
      <dt>{__('Calls', 'customize-your-store')}</dt>
      <dd>
        {open === 0
          ? __('none open', 'customize-your-store')
          : // translators: %d: how many calls.
            sprintf(_n('%d open', '%d open', open, 'customize-your-store'), open)}
      </dd>
    </dl>
  )
}
