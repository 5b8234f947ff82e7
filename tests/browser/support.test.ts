// @module-tag all
import { describe, expect, it } from 'vitest'
import { expectCleanConsole, newKillableVisit, newProfile, newVisit, screenshot } from './support'
import { theStore } from '../store/the-store'

describe('the browser bench', () => {
  it('opens the front page as a passer-by', async () => {
    const { page } = await newVisit({ loggedIn: false })
    const response = await page.goto('/')
    expect(response?.status()).toBe(200)
    expect(await page.locator('#wpadminbar').count()).toBe(0)
    expect(await page.title()).not.toBe('')
    await screenshot(page, 'support front page')
  })

  it('opens the admin area as the administrator', async () => {
    const { page } = await newVisit()
    await page.goto('/wp-admin/')
    expect(new URL(page.url()).pathname).toBe('/wp-admin/')
    expect(await page.locator('#wpadminbar').count()).toBe(1)
  })

  it('sends a passer-by from the admin area to the login form', async () => {
    const { page } = await newVisit({ loggedIn: false })
    await page.goto('/wp-admin/')
    expect(new URL(page.url()).pathname).toBe('/wp-login.php')
  })

  it('has the storage, locks, channels and frames that the client is built on', async () => {
    const { page } = await newVisit({ loggedIn: false, locale: 'de-DE', viewport: phone })
    await page.goto('/')
    expect(await page.evaluate(appendMark)).toBe(1)
    expect(await page.evaluate(whatThePageCanDo)).toEqual({
      lock: 'held',
      heard: 'hello',
      frame: 'framed',
      language: 'de-DE',
      calm: true,
      width: 400,
    })
  })

  it('shares storage between the tabs of a visit, and not between visits', async () => {
    const first = await newVisit({ loggedIn: false })
    await first.page.goto('/')
    await first.page.evaluate(() => localStorage.setItem('mark', 'mine'))
    const second = await first.newTab()
    await second.goto('/')
    expect(await second.evaluate(() => localStorage.getItem('mark'))).toBe('mine')
    const stranger = await newVisit({ loggedIn: false })
    await stranger.page.goto('/')
    expect(await stranger.page.evaluate(() => localStorage.getItem('mark'))).toBeNull()
  })

  it('finds its storage again after the browser was killed', async () => {
    const profile = await newProfile()
    const first = await newKillableVisit(profile, { loggedIn: false })
    await first.page.goto('/')
    await first.page.evaluate(appendMark)
    await first.kill()
    const second = await newKillableVisit(profile, { loggedIn: false })
    await second.page.goto('/')
    expect(await second.page.evaluate(appendMark)).toBe(2)
  })

  it('calls every kind of error on the console a fault, unless it was expected', async () => {
    const allow = [/console: on purpose/, /uncaught: .*thrown/, /status 404: GET .*no-such-picture/]
    const visit = await newVisit({ loggedIn: false, allow })
    await visit.page.goto('/')
    await visit.page.evaluate(failInEveryWay)
    await expect.poll(() => visit.console.length).toBe(3)
    expectCleanConsole(visit)
    expect(() => expectCleanConsole({ ...visit, allow: allow.slice(1) })).toThrow('errors in the browser console')
  })

  it('writes down what was asked of the store, and that nothing else could be asked', async () => {
    const { page, requests, outside } = await newVisit({ loggedIn: false })
    await page.goto('/')
    expect(requests[0]).toEqual({
      method: 'GET',
      url: `${new URL(theStore().url).origin}/`,
      status: 200,
      failure: null,
    })
    const reached = await page.evaluate(() =>
      fetch('https://example.com/').then(
        () => true,
        () => false,
      ),
    )
    expect(reached).toBe(false)
    expect(outside).toContain('https://example.com/')
  })
})

// Helpers

const phone = { width: 400, height: 800 }

const whatThePageCanDo = async () => {
  const heard = await new Promise<unknown>((resolve) => {
    const [from, to] = [new BroadcastChannel('bench'), new BroadcastChannel('bench')]
    to.onmessage = (message) => resolve(message.data)
    from.postMessage('hello')
  })
  const frame = document.body.appendChild(document.createElement('iframe'))
  frame.contentDocument?.body.append('framed')
  return {
    lock: await navigator.locks.request('bench', () => 'held'),
    heard,
    frame: frame.contentDocument?.body.textContent,
    language: navigator.language,
    calm: matchMedia('(prefers-reduced-motion: reduce)').matches,
    width: innerWidth,
  }
}

const appendMark = () =>
  new Promise<number>((resolve) => {
    const opening = indexedDB.open('bench', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('marks', { autoIncrement: true })
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('marks', 'readwrite')
      transaction.objectStore('marks').add({ mark: true })
      const counting = transaction.objectStore('marks').count()
      transaction.oncomplete = () => resolve(counting.result)
    }
  })

const failInEveryWay = () => {
  console.error('on purpose')
  setTimeout(() => {
    throw new Error('thrown')
  })
  document.body.appendChild(document.createElement('img')).src = '/wp-content/no-such-picture.png'
}
