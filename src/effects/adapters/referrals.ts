/** The task referral that another screen stored in this tab's session storage. */
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as J from 'fp-ts/Json'
import * as t from 'io-ts'
import type { Referrals } from '../runner/ports'

const key = 'wc_admin_task_referral_customize-store'
const Referral = t.type({ data: t.type({ returnUrl: t.string }), expiry: t.string })

export const browserReferrals: Referrals = {
  taskReferral: () =>
    pipe(
      J.parse(stored() ?? ''),
      E.chainW((value) => Referral.decode(value)),
      E.fold(
        () => null,
        ({ data, expiry }) => (Date.parse(expiry) > Date.now() && isOwn(data.returnUrl) ? data.returnUrl : null),
      ),
    ),
  forgetTaskReferral: () => {
    try {
      window.sessionStorage.removeItem(key)
    } catch {
      // Storage is disabled, so there is nothing to remove.
    }
  },
}

const stored = (): string | null => {
  try {
    return window.sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Only addresses of this site are accepted. */
const isOwn = (url: string): boolean => {
  const { href, origin } = window.location
  return URL.canParse(url, href) && new URL(url, href).origin === origin
}
