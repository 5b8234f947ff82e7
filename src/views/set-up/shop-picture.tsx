/** Our illustration of a shop's page. It fills as `percent` grows: header, hero, three products, footer. */
import type { ReactNode } from 'react'
import './shop-picture.css'

type Props = {
  readonly percent?: number
  /** The accessible name; without it, the illustration is decorative. */
  readonly title?: string
  readonly className?: string
}

export const ShopPicture = ({ percent = 100, title, className = '' }: Props) => (
  <svg viewBox="0 0 480 320" className={`cys-shop ${className}`} {...named(title)} focusable="false">
    <rect className="cys-shop__page" x="24" y="12" width="432" height="296" rx="10" />
    <Part ready={percent >= 5}>
      <circle cx="64" cy="40" r="9" fill="#2f3a3a" />
      <rect x="82" y="36" width="56" height="8" rx="4" fill="#2f3a3a" />
      <path d="M312 40h28M356 40h28M400 40h28" stroke="#9aa5a0" strokeWidth="6" strokeLinecap="round" />
    </Part>
    <Part ready={percent >= 20}>
      <rect x="48" y="64" width="384" height="108" rx="6" fill="#f1e8dc" />
      <circle className="cys-shop__sun" cx="344" cy="106" r="20" fill="#d99a6c" />
      <path
        d="M48 150c46-26 84-28 128-6 42 20 96-34 150-18 40 12 76 4 106-8v48a6 6 0 0 1-6 6H54a6 6 0 0 1-6-6z"
        fill="#9db39b"
      />
      <path d="M76 96h112" stroke="#2f3a3a" strokeWidth="10" strokeLinecap="round" />
      <path d="M76 116h76" stroke="#8b7f72" strokeWidth="6" strokeLinecap="round" />
    </Part>
    <Part ready={percent >= 35}>
      <rect x="48" y="184" width="120" height="84" rx="6" fill="#e6ebe4" />
      <path d="M98 206h20c-2 12 12 18 12 34 0 10-6 16-12 16H98c-6 0-12-6-12-16 0-16 14-22 12-34z" fill="#c9865b" />
      <path d="M96 224c8 4 16 4 24 0" stroke="#e8c3a4" strokeWidth="3" strokeLinecap="round" fill="none" />
    </Part>
    <Part ready={percent >= 45}>
      <rect x="180" y="184" width="120" height="84" rx="6" fill="#f1e8dc" />
      <path d="M216 212h40v30a14 14 0 0 1-14 14h-12a14 14 0 0 1-14-14z" fill="#4f6f72" />
      <path d="M256 220h6a8 8 0 0 1 0 18h-6" stroke="#4f6f72" strokeWidth="5" fill="none" />
      <path className="cys-shop__steam" d="M228 206c-4-5 4-7 0-12M244 206c-4-5 4-7 0-12" />
    </Part>
    <Part ready={percent >= 60}>
      <rect x="312" y="184" width="120" height="84" rx="6" fill="#e9e4ee" />
      <path d="M354 232h36l-5 24h-26z" fill="#d99a6c" />
      <path
        className="cys-shop__plant"
        d="M372 232c0-14-14-20-20-34 16 2 20 14 20 24 0-12 4-22 20-26-2 16-20 22-20 36z"
      />
    </Part>
    <Part ready={percent >= 75}>
      <path d="M48 286h104M200 286h64M368 286h64" stroke="#c3c9c5" strokeWidth="8" strokeLinecap="round" />
    </Part>
  </svg>
)

const named = (title: string | undefined) =>
  title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title }

const Part = ({ ready, children }: { readonly ready: boolean; readonly children: ReactNode }) => (
  <g className={`cys-shop__part ${ready ? 'is-ready' : ''}`}>{children}</g>
)
