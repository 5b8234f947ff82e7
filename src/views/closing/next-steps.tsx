/** "What's next?": links that leave the flow. */
import { Icon } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { brush, globe, home, tag } from '@wordpress/icons'
import type { ComponentProps, ReactNode } from 'react'
import { adminPages } from '../../projections/shell/admin-pages'
import { launchAddress } from '../../projections/closing/closing'
import { useProjection } from '../flow'
import { WayOut } from '../shell/way-out'
import { HomeButton } from './home-button'

export const NextSteps = () => {
  const { products, editor } = useProjection(adminPages)
  const launch = useProjection(launchAddress)
  return (
    <section className="cys-next" aria-labelledby="cys-next-title">
      <h2 id="cys-next-title" className="cys-next__heading">
        {__("What's next?", 'customize-your-store')}
      </h2>
      <div className="cys-next__list">
        {launch !== null && (
          <NextStep
            icon={globe}
            title={__('Launch your store', 'customize-your-store')}
            text={__('Open it to everyone as soon as you are ready.', 'customize-your-store')}
          >
            <WayOut href={launch} variant="secondary">
              {__('Launch your store', 'customize-your-store')}
            </WayOut>
          </NextStep>
        )}
        <NextStep
          icon={tag}
          title={__('Add your products', 'customize-your-store')}
          text={__('Add your products with photos and prices.', 'customize-your-store')}
        >
          <WayOut href={products} variant="secondary">
            {__('Go to Products', 'customize-your-store')}
          </WayOut>
        </NextStep>
        <NextStep
          icon={brush}
          title={__('Fine-tune your design', 'customize-your-store')}
          text={__('Change texts, images and every other detail in the Editor.', 'customize-your-store')}
        >
          <WayOut href={editor} variant="secondary">
            {__('Go to the Editor', 'customize-your-store')}
          </WayOut>
        </NextStep>
        <NextStep
          icon={home}
          title={__('Continue setting up your store', 'customize-your-store')}
          text={__('Go back to Home and finish the setup.', 'customize-your-store')}
        >
          <HomeButton variant="secondary" />
        </NextStep>
      </div>
    </section>
  )
}

type Props = {
  readonly icon: NonNullable<ComponentProps<typeof Icon>['icon']>
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

const NextStep = ({ icon, title, text, children }: Props) => (
  <div className="cys-next__step">
    <span className="cys-next__icon">
      <Icon icon={icon} size={24} />
    </span>
    <h3 className="cys-next__title">{title}</h3>
    <p className="cys-next__text">{text}</p>
    <div className="cys-next__button">{children}</div>
  </div>
)
