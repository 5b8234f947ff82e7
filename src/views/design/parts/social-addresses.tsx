/** The merchant's pages in social networks. Visitors see those that have an address. */
import { __ } from '@wordpress/i18n'
import { useProjection } from '../../flow'
import { socialLinks } from '../../../projections/design/social-links'
import { ButtonLink } from '../texts/button-link'

export const SocialAddresses = () => {
  const links = useProjection(socialLinks)
  return links.length === 0 ? null : (
    <section className="cys-texts">
      <h2 className="cys-designer-menu__title">{__('Social media', 'customize-your-store')}</h2>
      {links.map(({ block, service, url }) => (
        <ButtonLink
          key={block}
          item={{ section: 'footer', block }}
          link={url}
          label={nameOf(service)}
          example={`https://${service}.com/…`}
        />
      ))}
    </section>
  )
}

/** Names of networks are the same in every language. */
const nameOf = (service: string): string => names[service] ?? service.charAt(0).toUpperCase() + service.slice(1)
const names: Readonly<Record<string, string>> = { tiktok: 'TikTok', youtube: 'YouTube', linkedin: 'LinkedIn' }
