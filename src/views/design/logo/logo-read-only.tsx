/** The logo for an account that may not change it. */
import { __ } from '@wordpress/i18n'
import type { Media } from '../../../events/design/logo'
import { LogoPicture } from './logo-picture'

export const LogoReadOnly = ({ media }: { readonly media: Media | null }) => (
  <section className="cys-logo">
    {media !== null && <LogoPicture media={media} busy={false} onReplace={null} />}
    <p className="cys-designer-sentence">
      {media === null
        ? __(
            'Your store has no logo yet. Your account is not allowed to add one. Ask an administrator of the store for help.',
            'customize-your-store',
          )
        : __(
            'This is your store’s logo. Your account is not allowed to change it. Ask an administrator of the store for help.',
            'customize-your-store',
          )}
    </p>
  </section>
)
