/** What the wizard's cards show above their words: small illustrations of a shop's page in each look; elsewhere a sample sentence. */
import type { ReactNode } from 'react'
import type { Look } from '../../catalogue/wizard/looks'
import type { CardStep } from '../../events/wizard'
import { ShopCard, type Shop } from '../ui/shop-card'
import type { CardWords } from './questions'

const Picture = ({ children }: { readonly children: ReactNode }) => (
  <svg
    viewBox="0 0 240 150"
    preserveAspectRatio="xMidYMid slice"
    className="cys-look"
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
)

/** A font specimen, the same in every language. */
const letters = 'Aa'

const ContemporaryPicture = () => (
  <Picture>
    <rect width="240" height="150" fill="#f3f5f7" />
    <path d="M20 20h22M168 20h12M188 20h12M208 20h12" stroke="#1f2933" strokeWidth="3" strokeLinecap="round" />
    <path d="M20 58h78M20 72h56" stroke="#1f2933" strokeWidth="8" strokeLinecap="round" />
    <path d="M20 92h64M20 100h48" stroke="#9aa5b1" strokeWidth="3" strokeLinecap="round" />
    <rect x="20" y="114" width="44" height="14" rx="7" fill="#1f2933" />
    <rect x="128" y="40" width="92" height="92" rx="6" fill="#dfe6ec" />
    <path d="M160 66h28v44a6 6 0 0 1-6 6h-16a6 6 0 0 1-6-6z" fill="#5b8a9a" />
    <rect x="166" y="56" width="16" height="10" rx="2" fill="#3f6b7a" />
    <rect x="160" y="82" width="28" height="16" fill="#f3f5f7" />
  </Picture>
)

const ClassicPicture = () => (
  <Picture>
    <rect width="240" height="150" fill="#f4ecdf" />
    <rect x="10.5" y="10.5" width="219" height="129" fill="none" stroke="#c9b899" />
    <path d="M108 24h24M28 24h34M178 24h34" stroke="#6b5a3e" strokeWidth="2" strokeLinecap="round" />
    <path d="M28 34h184" stroke="#c9b899" />
    <path d="M30 130V86a30 30 0 0 1 60 0v44z" fill="#dccfb6" />
    <path d="M60 130c-16-8-20-26-14-40 4 10 12 14 14 26 2-12 10-16 14-26 6 14 2 32-14 40z" fill="#5f6f52" />
    <path d="M52 130h16v-14H52z" fill="#8a5a3c" />
    <text
      x="154"
      y="82"
      textAnchor="middle"
      fontFamily="Georgia, 'Times New Roman', serif"
      fontSize="34"
      fill="#3b2f1e"
    >
      {letters}
    </text>
    <path d="M118 94h72M128 103h52" stroke="#a08e6e" strokeWidth="2" strokeLinecap="round" />
    <rect x="128.5" y="113.5" width="51" height="15" fill="none" stroke="#3b2f1e" />
    <path d="M142 121h24" stroke="#3b2f1e" strokeWidth="2" strokeLinecap="round" />
  </Picture>
)

const BoldPicture = () => (
  <Picture>
    <rect width="240" height="150" fill="#ffd23f" />
    <circle cx="188" cy="92" r="66" fill="#ee4266" />
    <path d="M0 150V112l58-30 62 68z" fill="#3a1772" />
    <rect x="16" y="14" width="20" height="12" fill="#1b0b3b" />
    <path d="M18 46h110M18 68h80" stroke="#1b0b3b" strokeWidth="15" />
    <path d="M160 104h46l18 20v10h-68v-22z" fill="#fff" />
    <path d="M156 134h72v8h-72z" fill="#1b0b3b" />
    <path d="M160 104l10-36h20l-2 26 18 10z" fill="#0ead69" />
    <rect x="18" y="94" width="54" height="18" fill="#ee4266" />
    <path d="M30 103h30" stroke="#fff" strokeWidth="4" />
  </Picture>
)

const ofLooks: Readonly<Record<Look, ReactNode>> = {
  Contemporary: <ContemporaryPicture />,
  Classic: <ClassicPicture />,
  Bold: <BoldPicture />,
}

const pictures: Readonly<Partial<Record<CardStep, Readonly<Record<string, ReactNode>>>>> = { 'look-and-feel': ofLooks }

const isLook = (answer: string): answer is Look => Object.hasOwn(ofLooks, answer)

/** @param shop what is known of the merchant's shop; null for illustrations of any shop */
export const pictureOf = (step: CardStep, answer: string, sample: CardWords['sample'], shop: Shop | null): ReactNode =>
  (step === 'look-and-feel' && shop !== null && isLook(answer) ? <ShopCard look={answer} {...shop} /> : null) ??
  pictures[step]?.[answer] ?? <span className="cys-card__sample">{sample && said(sample, shop)}</span>

const said = ({ ofAny, ofOne }: NonNullable<CardWords['sample']>, shop: Shop | null): string =>
  shop === null || shop.name.trim() === '' ? ofAny : ofOne(shop.name.trim(), shop.good)
