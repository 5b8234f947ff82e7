/**
 * A hundred shops as merchants describe them, collected before the matching rules were read, each judged by a person. The rules were
 * mended with every second one in view (those in even places), and measured with the others.
 */
import { de, en, es, fr, he, it, ja, other, pt, type DescribedShop } from './described-shop'

const longStory = [
  'I grew up above a bakery, and on Sundays my father took me to the harbor to look at the boats and eat ice cream.',
  'Years later I studied chemistry, worked for a bank, hated the office and its coffee, and drove home in a red car.',
  'One winter my grandmother gave me her needles and a basket of wool, and I have not put them down since.',
  'Today I sell yarn: merino, alpaca and silk, in forty colors, with knitting patterns that a tired person understands.',
  'My cat sleeps on the parcels. My husband makes tea and packs them. Our children choose the names of the colors.',
  'Whoever has never knitted finds needles and a ball of yarn in one kit, and whoever knits much finds cones of yarn.',
  'I answer each letter myself, usually in the evening when the dishes are done and the house is quiet at last.',
].join(' ')

export const describedShops: readonly DescribedShop[] = [
  en('Orthopedic shoes for diabetics and people with swollen feet', 'shoes', { never: 'Gloves|Thermometer' }),
  en('Used textbooks for university students – buy & sell your semester books', 'books', { facts: 'secondhand' }),
  en('Knitting yarn dyed with plants from my garden in Vermont', 'yarn', { place: 'Vermont', never: 'Cactus' }),
  en('I knit sweaters for dogs', 'dogs', { facts: 'knitted?' }),
  en('Used iPhones with 12 months warranty, unlocked and tested', 'phones', { facts: 'secondhand' }),
  en('Wedding photography in Tuscany and the Amalfi Coast', 'photography', { place: 'Tuscany', never: 'Ring cushion' }),
  en('handmade piñatas for kids birthday parties, san antonio tx', 'party', {
    facts: 'handmade',
    place: '|San Antonio',
  }),
  en('Sourdough starter kits and bannetons. No bread, we just help you bake it.', 'kitchenware|', {
    facts: 'sourdough?',
    never: 'loaf',
    near: 'bakery|kitchenware',
  }),
  en('Turkey’s finest towels and bathrobes', 'hometextiles', { place: '|Turkey', never: 'ham|Salami' }),
  en('Chili sauce? No. Chile wines only: Carmenere and Malbec straight from Valparaiso', 'wine', {
    place: 'Valparaiso',
    never: 'sauce',
  }),
  en('We fix cracked iPhone and Samsung screens while you wait', 'repairs|repairs phones|phones repairs', {
    facts: 'repairs',
  }),
  en('Dog grooming salon + natural shampoo for sensitive pups', 'dogs', { never: 'Manicure|Facial' }),
  en('Guitar lessons for adults, online or in my studio in Leeds', 'courses', {
    place: 'Leeds',
    facts: 'workshops?',
    never: 'Acoustic',
  }),
  en('Nikes, Jordans, Yeezys – authentic sneakers, rare sizes', 'shoes'),
  en('🍯🐝', 'honey'),
  en('🐶🦴', 'dogs|dogtreats'),
  en('https://www.etsy.com/shop/GreenThumbCeramics planters and mugs', 'ceramics'),
  en('www.bobs-hardware-store.com', 'tools|', { near: 'tools|building|fasteners' }),
  en('Bread knives, chef knives, pocket knives. Hand forged in Sheffield.', 'kitchenware', {
    place: 'Sheffield',
    facts: 'handmade?',
    never: 'loaf',
  }),
  en('Christmas tree farm and wreaths', 'plants|garden', { facts: 'farm?' }),
  en('jewelery made of sea glass i find on the beach', 'jewelry', { never: 'Carafe|Beach towel' }),
  en('organick cofee beens roasted weekly in Portland Oregon', 'coffee', {
    place: 'Portland|Portland Oregon',
    facts: 'organic?',
  }),
  en('Chocolate brown leather sofas and armchairs', 'furniture', { never: 'Chocolate bar|Wallet' }),
  en('Cookie cutters, cake stands and piping bags', 'kitchenware', { never: 'Butter cookies|Birthday cake|Wallet' }),
  en('Baby alpaca throws and blankets from Peru', 'hometextiles', { place: 'Peru', never: 'Rattle' }),
  en('No chocolate, no candy: healthy snacks such as nuts, seeds and dried mango for hikers', 'nuts', {
    never: 'Chocolate|Tent',
  }),
  en('Apple repair: MacBooks and iMacs', 'repairs|repairs electronics|electronics repairs', {
    facts: 'repairs',
    never: 'juice',
  }),
  en('Amazon parrots and budgie cages', 'smallpets'),
  en('Candle-lit dinners at home: private chef for up to 12 guests in Chicago', 'mealkits|', {
    place: 'Chicago',
    facts: 'catering?',
    never: 'Pillar|Tealight',
    near: 'mealkits|events|deli',
  }),
  en('Tattoo studio, walk-ins welcome', 'beautysalon|', { near: 'beautysalon|art' }),
  en('Driving school for trucks and buses', 'courses', { facts: 'workshops?', never: 'Brake' }),
  en('Spare parts for Vespa and Lambretta scooters from the 60s', 'motorcycles', {
    facts: 'vintage?',
    never: 'E-scooter',
  }),
  en('We print your logo on mugs, pens and USB sticks for company events', 'signs|gifts|', {
    near: 'signs|office|gifts|tshirts|wholesale',
    never: 'ticket',
  }),
  en('Refurbished espresso machines – La Marzocco, Rancilio', 'appliances|catering_supply', {
    facts: 'refurbished',
    never: 'House espresso',
  }),
  en(`${longStory} `.repeat(7), 'yarn', { never: 'Espresso|Cat bed|loaf' }),
  en('Gravestones and urns', 'funeral'),
  en('sdfjkl 123 test', ''),
  en('I’m not sure yet what I’ll sell', ''),

  de('Orthopädische Einlagen und Schuhe nach Maß, Sanitätshaus in Bamberg', 'shoes', {
    place: 'Bamberg',
    facts: 'madetomeasure',
  }),
  de('Gebrauchte Schulbücher und Lernhilfen, Klasse 1-10', 'books', { facts: 'secondhand' }),
  de('Pflanzengefärbte Wolle und Strickanleitungen aus der Rhön', 'yarn', { place: 'Rhön', never: 'Kaktus' }),
  de('Hochzeitsfotografin in Leipzig und Umgebung', 'photography', { place: 'Leipzig' }),
  de('Hamburger Kaffeerösterei, sortenreine Bohnen', 'coffee', { place: '|Hamburg' }),
  de('Wir verleihen Hüpfburgen und Zuckerwattemaschinen für Kindergeburtstage', 'rental|rental party|party rental', {
    facts: 'rentals',
  }),
  de('Keine Schokolade, kein Zucker: Lakritz und salzige Bonbons aus Finnland', 'sweets', {
    place: 'Finnland',
    facts: 'sugarfree?',
    never: 'Schoko',
  }),
  de('Treppenlifte und Pflegebetten, auch gebraucht', 'lab|health|furniture|', {
    facts: 'secondhand',
    near: 'lab|health|furniture',
  }),
  de('Schwarzwälder Schinken und Wurst im Glas', 'meat', { never: 'Karaffe|Trinkglas' }),
  de('Kinderwagen und Autositze second hand in Köln-Ehrenfeld', 'baby', {
    place: 'Köln|Köln-Ehrenfeld',
    facts: 'secondhand',
    never: 'Wischerbl',
  }),
  de('Nachhilfe in Mathe und Physik', 'courses', { facts: 'workshops?' }),
  de('Steuerberatung für Freiberufler', 'consulting'),
  de('Zäune, Gartentore und Sichtschutz aus Lärche', 'garden|building|garden building|building garden'),

  fr('Photographe de mariage à Bordeaux, reportages et albums', 'photography', { place: 'Bordeaux', never: 'Vin' }),
  fr('Chaussures orthopédiques pour pieds sensibles', 'shoes'),
  fr('Manuels scolaires d’occasion pour lycéens', 'books', { facts: 'secondhand' }),
  fr('Laine teinte aux plantes, filée dans la Drôme', 'yarn', { place: 'Drôme', never: 'Cactus' }),
  fr('Fromages de Savoie et d’Auvergne, affinés en cave', 'cheese', { place: 'Savoie|Auvergne', never: 'Vin rouge' }),
  fr('Pièces détachées pour tracteurs anciens', 'machines|cars|', { facts: 'vintage?', near: 'machines|cars|tools' }),
  fr('Je tricote des pulls pour chiens', 'dogs', { facts: 'knitted?' }),
  fr('Location de vélos électriques à l’île de Ré', 'rental|rental bicycles|bicycles rental', {
    place: 'Ré|île de Ré|Île de Ré|l’île de Ré',
    facts: 'rentals',
  }),
  fr('Pas de chocolat ici : des biscuits sablés bretons au beurre salé', 'biscuits', { never: 'Tablette' }),
  fr('Coiffeuse à domicile sur Toulouse', 'beautysalon', { place: 'Toulouse' }),
  fr('savons sans huile de palme, faits à la main à Marsielle', 'soap', { place: 'Marsielle', facts: 'handmade' }),
  fr('Vente de piscines et spas', 'garden|building|plumbing|', { near: 'garden|building|plumbing|watersports|bath' }),

  es('Zapatos ortopédicos para diabéticos en Monterrey', 'shoes', { place: 'Monterrey' }),
  es('Libros de texto usados para universitarios', 'books', { facts: 'secondhand' }),
  es('Piñatas personalizadas para cumpleaños', 'party', { facts: 'custom' }),
  es('Aceite de oliva virgen extra de Jaén, sin filtrar', 'oliveoil', { place: 'Jaén' }),
  es('Fotógrafa de bodas en Sevilla', 'photography', { place: 'Sevilla' }),
  es('iPhone reacondicionados con garantía', 'phones', { facts: 'refurbished' }),
  es('Tejo ropa para perros a ganchillo', 'dogs', { facts: 'knitted? handmade?' }),
  es('Clases de flamenco para principiantes en Granada', 'courses', {
    place: 'Granada',
    facts: 'beginners workshops?',
  }),
  es('No vendemos vino: mosto y zumos naturales de uva', 'softdrinks', { never: 'Vino' }),
  es('Queso de cabra payoya de la Sierra de Grazalema', 'cheese', {
    place: 'Grazalema|Sierra de Grazalema',
    never: 'Sierra de mano|Martillo',
  }),
  es('velas aromaticas hechas con cera de soja, envio a toda españa', 'candles', { facts: 'delivery?' }),

  ja('京都の手作り和菓子と抹茶', 'sweets|sweets tea|cakes|cakes tea', { place: '京都', facts: 'handmade' }),
  ja('糖尿病の方のための靴', 'shoes'),
  ja('草木染めの毛糸', 'yarn'),
  ja('中古iPhoneを保証付きで販売しています', 'phones', { facts: 'secondhand' }),
  ja('犬用のセーターを編んでいます', 'dogs', { facts: 'knitted?' }),
  ja('結婚式の写真撮影（東京・横浜）', 'photography', { place: '東京|横浜' }),
  ja('有田焼の器と湯呑み', 'ceramics', { place: '|有田' }),
  ja('無農薬野菜とお米を農家から直送', 'produce', { facts: 'organic? farm? delivery?' }),
  ja('オーガニックコーヒー豆の自家焙煎', 'coffee', { facts: 'organic' }),
  ja('大阪で自転車修理と中古自転車の販売', 'bicycles|bicycles repairs', { place: '大阪', facts: 'repairs secondhand' }),

  he('נעליים אורתופדיות לסוכרתיים', 'shoes'),
  he('צילום חתונות בתל אביב', 'photography', { place: 'תל אביב' }),
  he('שמן זית כתית מעולה מהגליל', 'oliveoil', { place: 'הגליל|גליל' }),
  he('ספרי לימוד משומשים לסטודנטים', 'books', { facts: 'secondhand' }),
  he('עוגות טבעוניות ללא גלוטן, משלוחים בירושלים', 'cakes', { place: 'ירושלים', facts: 'vegan glutenfree delivery' }),
  he('תכשיטי כסף בעבודת יד', 'jewelry', { facts: 'handmade' }),
  he('סריגת סוודרים לכלבים', 'dogs', { facts: 'knitted?' }),
  he('שיעורי גיטרה למתחילים', 'courses', { facts: 'beginners workshops?' }),

  it('Olio extravergine dalla Puglia, raccolto a mano', 'oliveoil', { place: 'Puglia', facts: 'handmade?' }),
  it('Fotografo di matrimoni sul Lago di Como', 'photography', { place: 'Lago di Como|Como' }),
  it('Scarpe ortopediche su misura', 'shoes', { facts: 'madetomeasure' }),
  it('Parmigiano reggiano 36 mesi e salumi', 'cheese|cheese meat'),

  pt('Queijo da Serra da Estrela e enchidos', 'cheese|cheese meat', {
    place: 'Serra da Estrela',
    never: 'Serrote|Martelo',
  }),
  pt('Aulas de surf na Ericeira', 'courses|courses watersports', { place: 'Ericeira', facts: 'workshops?' }),

  other('Ελαιόλαδο από την Κρήτη', 'oliveoil|', { place: '|Κρήτη' }),
  other('عطور عربية وبخور', 'perfume|perfume esoteric|'),
]
