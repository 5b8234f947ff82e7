/** A small drawing of a shop's page in a look, with a name and goods. */
import type { Look } from '../../catalogue/wizard/looks'
import { inStyleOf } from '../../catalogue/wizard/drawn-pictures'
import './shop-card.css'

export type Shop = {
  readonly name: string
  /** The address of a drawn picture, in any look. */
  readonly picture: string
  /** What the picture shows. */
  readonly good: string
}

/** Only a picture: the text beside it says the same. */
export const ShopCard = ({ look, name, picture, good }: Shop & { readonly look: Look }) => (
  <span className={`cys-shop-card is-${look.toLowerCase()}`} aria-hidden="true">
    <span className="cys-shop-card__bar">
      <bdi>{name}</bdi>
    </span>
    <span className="cys-shop-card__words">
      <span className="cys-shop-card__headline">{good}</span>
      <span className="cys-shop-card__button" />
    </span>
    <img className="cys-shop-card__picture" src={inStyleOf(picture, look)} alt="" loading="lazy" />
  </span>
)
