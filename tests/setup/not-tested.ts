import { wooCommerceCache } from '../../store/woocommerce-cache'

/** What is said where there is no real WooCommerce to test against: that it was not tested, and how to have it. */
export const notTested = (): string =>
  [
    `Real WooCommerce was not tested: there is none in ${wooCommerceCache()}.`,
    'To have it: npm start fetches one, npm start -- --woocommerce keeps the one that it is given;',
    'then npm run test:woocommerce tests against all of them.',
  ].join('\n')
