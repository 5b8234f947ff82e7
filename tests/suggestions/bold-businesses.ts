/** Shops that chose the bold look, and what a designer would be glad of. Written before any score was seen. */
import { business } from './business'

export const boldBusinesses = [
  business(
    'games',
    'Gaming keyboards, headsets and mice with far too many lights. Built for esports teams and streamers.',
    ...['Lavender Fig', 'Aquamarine Night', 'Purple Twilight', 'Midnight Citrus', 'Lightning'],
  ),
  business(
    'sweets',
    'American candy, sour gummies and lollipops! Party boxes for birthdays, delivered tomorrow.',
    ...['Rose Burgundy', 'Butter Brick', 'Fuchsia', 'Vibrant Berry', 'Canary'],
  ),
  business(
    'streetwear',
    'Streetwear drops: hoodies, sneakers and caps by local graffiti artists. Limited runs, no restocks.',
    ...['Linen Ink', 'Pine Ember', 'Canary', 'Lightning', 'Midnight Citrus', 'Crimson Tide'],
  ),
  business(
    'music',
    'A record store for techno and house: vinyl, turntables and tickets to our club nights.',
    ...['Lavender Fig', 'Linen Ink', 'Purple Twilight', 'Aquamarine Night', 'Lightning', 'Midnight Citrus'],
  ),
  business(
    'make-up',
    'Lipsticks and eyeshadow in shades nobody else dares to make. Cruelty free, loud, glittering.',
    ...['Rose Burgundy', 'Fuchsia', 'Vibrant Berry', 'Crimson Tide'],
  ),
  business(
    'plants',
    'Seeds, compost and tools for growing your own vegetables, from an organic farm in Wales.',
    ...['Cream Forest', 'Juniper Dusk'],
  ),
  business(
    'fitness',
    'Protein powder and pre-workout for the gym. Strong flavours, strong people, no sugar.',
    ...['Pine Ember', 'Crimson Tide', 'Lightning', 'Canary', 'Midnight Citrus'],
  ),
  business(
    'pets',
    'Dog leads, chew toys and treats for happy puppies, and a few things for cats who allow it.',
    ...['Terracotta Sun', 'Canary', 'Juniper Dusk', 'Blue Lagoon'],
  ),
  business(
    'motors',
    'Spare parts, helmets and jackets for motorcycles. Italian and Japanese bikes from the seventies till now.',
    ...['Pine Ember', 'Linen Ink', 'Crimson Tide', 'Midnight Citrus', 'Lightning'],
  ),
  business(
    'cleaning',
    'Refillable cleaning tablets and laundry sheets that keep plastic out of the ocean.',
    ...['Mist Petrol', 'Blue Lagoon', 'Aquamarine Night', 'Juniper Dusk'],
  ),
]
