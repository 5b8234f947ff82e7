import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserReferrals } from '../../../src/effects/adapters/address-bar'
import { blocked, fakeStorage } from '../../support/fake-storage'

const key = 'wc_admin_task_referral_customize-store'
const now = Date.UTC(2026, 0, 1)
const referral = (returnUrl: string, expiry: number) =>
  JSON.stringify({ data: { returnUrl }, expiry: new Date(expiry).toISOString() })

describe('the page of another task that the merchant came from', () => {
  let kept: Storage
  const inBrowser = (storage: () => Storage) =>
    vi.stubGlobal('window', {
      get sessionStorage() {
        return storage()
      },
      location: { origin: 'http://store.test', href: 'http://store.test/wp-admin/admin.php' },
    })
  beforeEach(() => {
    vi.useFakeTimers({ now })
    kept = fakeStorage()
    inBrowser(() => kept)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is told until its time is over', { tags: ['T-02'] }, () => {
    const home = 'http://store.test/wp-admin/admin.php?page=wc-admin'
    kept.setItem(key, referral(home, now + 1))
    expect(browserReferrals.taskReferral()).toBe(home)
    vi.setSystemTime(now + 1)
    expect(browserReferrals.taskReferral()).toBeNull()
  })

  it.each([
    ['there is none', null],
    ['it is no JSON', '{'],
    ['it has another form', JSON.stringify({ returnUrl: '/wp-admin/' })],
    ['it has no time', JSON.stringify({ data: { returnUrl: '/wp-admin/' }, expiry: 'soon' })],
    ['it leads to another site', referral('https://elsewhere.example/wp-admin/', now + 1)],
    ['it is no address', referral('http://[', now + 1)],
    ['it runs a script', referral('javascript:alert(1)', now + 1)],
  ])('given %s, then there is none', { tags: ['T-02'] }, (_what, text) => {
    if (text !== null) kept.setItem(key, text)
    expect(browserReferrals.taskReferral()).toBeNull()
  })

  it('is removed once it was followed', { tags: ['T-02'] }, () => {
    kept.setItem(key, referral('/wp-admin/', now + 1))
    expect(browserReferrals.taskReferral()).toBe('/wp-admin/')
    browserReferrals.forgetTaskReferral()
    expect(browserReferrals.taskReferral()).toBeNull()
  })

  it('given the browser blocks its storage, then there is none, and nothing throws', { tags: ['T-02'] }, () => {
    inBrowser(blocked)
    expect(browserReferrals.taskReferral()).toBeNull()
    expect(() => browserReferrals.forgetTaskReferral()).not.toThrow()
  })
})
