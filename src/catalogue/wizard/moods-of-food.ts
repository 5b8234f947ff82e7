/** Moods by what is eaten, drunk and grown. */
import { mood } from './mood'

export const moodsOfFood = [
  mood(
    'coffee',
    'coffee espresso cappuccino latte roast- cafe barista arabica mocha',
    ...['Cinnamon Latte', 'Raspberry Chocolate', 'Sandalwood Oasis', 'Juniper Dusk', 'Canary'],
  ),
  mood(
    'tea',
    'tea teapot matcha infusion oolong chai herbal',
    ...['Evergreen Twilight', 'Bronze Serenity', 'Juniper Dusk', 'Gumtree Sunset', 'Vibrant Berry'],
  ),
  mood(
    'chocolate',
    'chocolate chocolatier cocoa cacao praline truffle brownie fudge',
    ...['Raspberry Chocolate', 'Cinnamon Latte', 'Crimson Tide', 'Vibrant Berry'],
  ),
  mood(
    'sweets',
    'sweet candy lollipop gummy gummi bonbon dessert icecream gelato cupcake macaron',
    ...['Candy Store', 'Raspberry Chocolate', 'Rustic Rosewood', 'Fuchsia', 'Vibrant Berry', 'Canary'],
  ),
  mood(
    'bakery',
    'bakery baker bake baked baking bread sourdough cake pastry patisserie croissant cookie flour',
    ...['Cinnamon Latte', 'Candy Store', 'Raspberry Chocolate', 'Gumtree Sunset', 'Canary', 'Juniper Dusk'],
  ),
  mood(
    'wine',
    'wine vineyard winery sommelier grape vintner champagne prosecco burgundy cellar',
    ...['Raspberry Chocolate', 'Rustic Rosewood', 'Vibrant Berry', 'Cinder', 'Crimson Tide'],
  ),
  mood(
    'beer',
    'beer brew- ale lager hops lemonade kombucha juice whisky whiskey gin rum spirits distill- cocktail pub',
    ...['Slate', 'Cinnamon Latte', 'Cinder', 'Bronze Serenity', 'Canary', 'Juniper Dusk'],
  ),
  mood(
    'spices',
    'spice spicy chilli chili pepper sauce curry salsa mustard barbecue bbq grill pizza',
    ...['Cinder', 'Arctic Dawn', 'Rustic Rosewood', 'Crimson Tide', 'Canary'],
  ),
  mood(
    'delicatessen',
    'deli delicatessen cheese- olive oil honey jam butcher meat pasta hamper grocer- gourmet restaurant kitchen cooking food',
    ...['Juniper Dusk', 'Cinder', 'Gumtree Sunset', 'Sandalwood Oasis', 'Crimson Tide'],
  ),
  mood(
    'plants',
    'plant houseplant seed garden- compost soil vegetable farm grower mushroom greenhouse botanic- herb cactus succulent tree',
    ...['Juniper Dusk', 'Evergreen Twilight', 'Gumtree Sunset', 'Bronze Serenity', 'Aquamarine Night'],
  ),
  mood(
    'flowers',
    'flower florist floral bouquet rose tulip peony blossom petal bloom',
    ...['Rustic Rosewood', 'Candy Store', 'Lilac Nightshade', 'Vibrant Berry', 'Raspberry Chocolate', 'Fuchsia'],
  ),
] as const
