/** The disclaimer required wherever design with AI is offered. */
import { createInterpolateElement } from '@wordpress/element'
import { __ } from '@wordpress/i18n'
import { NewTabLink } from '../shell/new-tab-link'

export const AiDisclaimer = () => (
  <p className="cys-banner__disclaimer">
    {createInterpolateElement(
      __(
        'Design with AI is experimental and can be wrong. Please review what it suggests. <more>Learn more</more>',
        'customize-your-store',
      ),
      {
        more: (
          <NewTabLink href="https://automattic.com/ai-guidelines/" variant="link">
            {''}
          </NewTabLink>
        ),
      },
    )}
  </p>
)
