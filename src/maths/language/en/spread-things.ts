import type { Scene } from './scene.ts'

type Role = 'rate' | 'unit' | 'amount' | 'area' | 'asksRate' | 'asksAmount' | 'asksArea'

const N = '(\\d{1,9}(?:\\.\\d{1,4})?)'
const LAND =
  '(?:km|m|cm|mi)\\^2|(?:square|sq) (?:kilometre|kilometer|metre|meter|mile|centimetre|centimeter|km|m|cm)s?'
const PRESSURE = `(?:n|newtons?)(?: per |/)(?:${LAND})`
const CROWD = `(?:people|persons?|inhabitants|residents) ?(?:per|/) ?(?:${LAND})`

/** What presses on an area, and who lives on one. */
export const SPREAD: readonly (readonly ['pressure' | 'population', Scene<Role>])[] = [
  [
    'pressure',
    {
      about: /\bpressure\b/,
      roles: {
        rate: `${N} ?(${PRESSURE})`,
        unit: `in (${PRESSURE})`,
        amount: `(?:weight|force) of ${N} ?n(?:ewtons?)?|${N} ?n(?:ewtons?)?`,
        area: `${N} ?(${LAND})`,
        asksRate: 'pressure(?: (?:exerted|does it exert|is exerted))?',
        asksAmount: 'forces?|how many newtons',
        asksArea: '(?:contact )?area',
      },
      idle: `acts act acting pushes push pushing presses press pressing exerts exert exerted exerting applies apply applied evenly uniformly spread over
       down onto against produced produces floor ground table surface box crate block brick contact weight base stands standing rests resting
       surface answer your including units about under size total`,
    },
  ],
  [
    'population',
    {
      about:
        /\bpopulation density\b|\bdensity of (?:the )?population\b|\b(?:people|persons|inhabitants) (?:are there )?per (?:square|sq|km|mi)/,
      roles: {
        rate: `${N} ?(${CROWD})`,
        unit: `in (${CROWD})`,
        asksRate: `population density|density of (?:the )?population|(?:how many )?(?:people|persons|inhabitants)(?: are there| live there| live)? per (?:${LAND})`,
        amount: `population (?:of|is|was) (?:about )?${N}(?: (?:people|inhabitants|residents))?|${N} (?:people|inhabitants|residents|persons)`,
        area: `${N} ?(${LAND})`,
        asksAmount:
          'population|how many (?:people|inhabitants)(?: live (?:there|in it|in the [a-z]+))?|number of (?:people|inhabitants)',
        asksArea: '(?:land )?area',
      },
      idle: `town city village country county island region state municipality province district area covers cover covering lives live living land size
       about approximately total answer your its occupies whole people`,
    },
  ],
]
