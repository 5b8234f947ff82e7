import { admin } from '../store/support'

/** A merchant who skipped WooCommerce's set-up wizard, which would otherwise take the place of the first screen. */
export const pastTheWizard = async (): Promise<void> => {
  const client = await admin()
  await client.post('/wc-admin/onboarding/profile', { skipped: true })
  // The first screen of all is led to the wizard, whatever it is.
  await client.page('/wp-admin/')
}
