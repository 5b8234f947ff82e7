/** A page that says what does not work and what to do, instead of a blank screen. */
import { Button, Notice } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { Component, type ReactNode } from 'react'
import { ScreenHeading } from '../ui/screen-heading'
import { fact } from '../../events'
import { useProjection, useRecord } from '../flow'
import { adminPages } from '../../projections/shell'
import { SiteHub, WayOut } from './site-hub'

type Props = {
  readonly title: string
  readonly children: ReactNode
  /** Technical details for support; shown small. */
  readonly detail?: string
  readonly actions: ReactNode
}

export const Breakdown = ({ title, children, detail = '', actions }: Props) => (
  <main className="cys-breakdown">
    <ScreenHeading className="cys-breakdown__title">{title}</ScreenHeading>
    <p className="cys-breakdown__text">{children}</p>
    {detail !== '' && <p className="cys-breakdown__detail">{detail}</p>}
    <div className="cys-breakdown__actions">{actions}</div>
  </main>
)

/** A button that leads to the intro, shown where nothing else can continue. */
export const BackToStart = () => {
  const record = useRecord()
  return (
    <Button
      __next40pxDefaultSize
      variant="tertiary"
      onClick={() => void record(fact('ScreenOpened', { path: '/customize-store/intro' }))}
    >
      {__('Back to the start', 'customize-your-store')}
    </Button>
  )
}

/** A link that reloads the page. A plain link works even if our scripts have failed. */
export const ReloadLink = ({ look = 'is-primary' }: { readonly look?: 'is-primary' | 'is-secondary' | 'is-link' }) => (
  <a href="" className={`components-button is-next-40px-default-size ${look}`}>
    {__('Reload the page', 'customize-your-store')}
  </a>
)

/** Shown if the plugin was updated while this page was open and another page already uses the new version. */
export const Outdated = () => (
  <div className="cys-app">
    <Breakdown
      title={__('This page is from an older version of the plugin', 'customize-your-store')}
      actions={<ReloadLink />}
    >
      {__('Please reload it. Your choices are kept.', 'customize-your-store')}
    </Breakdown>
  </div>
)

/** The designer does not support classic themes. Offers the tools that do, and a way back. */
export const Incompatible = () => {
  const { customizer, themes } = useProjection(adminPages)
  return (
    <div className="cys-incompatible">
      <div className="cys-incompatible__hub">
        <SiteHub />
      </div>
      <Breakdown
        title={__('Your theme needs another tool', 'customize-your-store')}
        actions={
          <>
            <WayOut href={customizer} variant="primary">
              {__('Go to the Customizer', 'customize-your-store')}
            </WayOut>
            <WayOut href={themes} variant="secondary">
              {__('See your themes', 'customize-your-store')}
            </WayOut>
            <BackToStart />
          </>
        }
      >
        {__(
          'The store designer works with block themes, and your active theme is a classic one. Change its look in the Customizer, or start with a block theme.',
          'customize-your-store',
        )}
      </Breakdown>
    </div>
  )
}

type CrashGuardProps = { readonly children: ReactNode }
type Now = { readonly why: string | null }

/**
 * Error boundary around the whole app: shows a message and a reload link. The log has everything, so a reload loses nothing.
 */
export class CrashGuard extends Component<CrashGuardProps, Now> {
  override state: Now = { why: null }

  static getDerivedStateFromError(error: unknown): Now {
    return { why: String(error) }
  }

  override render() {
    const { why } = this.state
    if (why === null) return this.props.children
    return (
      <Breakdown title={stoppedTitle()} detail={why} actions={<ReloadLink />}>
        {stoppedWords()}
      </Breakdown>
    )
  }
}

/** Reports a bug in one effect. The others keep running, so the merchant can continue or reload the page. */
export const BrokenNotice = () => {
  const text = __('Part of this page has stopped working. Your choices are kept.', 'customize-your-store')
  return (
    <Notice status="warning" isDismissible={false} spokenMessage={text}>
      <p>
        {text} <ReloadLink look="is-link" />
      </p>
    </Notice>
  )
}

/** The text shown where a part of the page is missing, because its code could not be loaded or it failed to render. */
export const missingWords = (): string =>
  __('Part of it is missing, perhaps because the connection was lost. Your choices are kept.', 'customize-your-store')

export const stoppedTitle = (): string => __('This page has stopped working', 'customize-your-store')

export const stoppedWords = (): string =>
  __('Your choices are kept. Reload the page to continue where you left off.', 'customize-your-store')
