import { describe, expect, it } from 'vitest'
import { faultSentence } from '../../../src/views/ui/labels'
import { refused } from '../../support/facts'

describe('the sentence about a fault', () => {
  it.each([
    [{ tag: 'Offline' }, 'network'],
    [{ tag: 'Timeout' }, 'too long'],
    [{ tag: 'Expired' }, 'login'],
    [{ tag: 'Garbled', what: 'themes' }, 'not data'],
    [refused(403), 'not allowed'],
    [
      { ...refused(403), code: 'firewall', message: 'PUT /wp/v2/settings' },
      'firewall refused this request. Ask your host to allow it: PUT /wp/v2/settings',
    ],
    // Recorded before firewalls had a code, or written by another host.
    [{ ...refused(403), code: 'http_error', message: 'Forbidden' }, 'error 403: Forbidden'],
    [refused(500), 'error 500: It broke'],
    [{ ...refused(502), message: '' }, 'error 502.'],
  ] as const)('given %o, then it says "%s"', { tags: ['I-11'] }, (fault, words) => {
    expect(faultSentence(fault)).toContain(words)
  })
})
