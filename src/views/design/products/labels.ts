/** The names of the choices for a list of products, and of their steps. */
import { __, sprintf } from '@wordpress/i18n'
import type { ProductOrder, ProductRule } from '../../../projections/design/product-lists'
import { choiceName, shopPlaceNames } from '../shop/labels'
import type { StepNames } from '../step-name'

export const ruleNames: Readonly<Record<ProductRule, () => string>> = {
  newest: () => __('Newest', 'customize-your-store'),
  'best-selling': () => __('Best selling', 'customize-your-store'),
  'top-rated': () => __('Top rated', 'customize-your-store'),
  'on-sale': () => __('On sale', 'customize-your-store'),
  category: () => __('From a category', 'customize-your-store'),
  'by-hand': () => __('Chosen by hand', 'customize-your-store'),
  all: () => __('All products', 'customize-your-store'),
  own: () => __('A rule of its own', 'customize-your-store'),
}

export const orderNames: Readonly<Record<ProductOrder, () => string>> = {
  newest: () => __('Newest first', 'customize-your-store'),
  title: () => __('By name', 'customize-your-store'),
  'best-selling': () => __('Best selling first', 'customize-your-store'),
  'top-rated': () => __('Top rated first', 'customize-your-store'),
  'price-low': () => __('Lowest price first', 'customize-your-store'),
  'price-high': () => __('Highest price first', 'customize-your-store'),
}

export const productSteps = {
  // translators: %s: which products a list shows, e.g. "On sale".
  ProductsOfListChosen: ({ choice }) => sprintf(__('Products: %s', 'customize-your-store'), ruleNames[choice.rule]()),
  ProductCardsChosen: ({ place, choice }) =>
    sprintf(
      // translators: 1: what was chosen, e.g. "Shape of the pictures"; 2: how, e.g. "Square".
      __('%1$s: %2$s', 'customize-your-store'),
      shopPlaceNames[place](),
      choiceName(place, choice),
    ),
} satisfies StepNames
