import { expect, test } from 'vitest'
import { readAnswer, waysBy } from './ways.ts'

const shown = (ways: (string | URL)[]) => ways.map(String)
const SERVICE = 'https://api.openai.com/v1/models?key=secret'

test.each([
  ['', ['direct']],
  ['DIRECT', ['direct']],
  ['PROXY school:3128', ['http://school:3128/']],
  ['PROXY a:1; PROXY b:2;DIRECT', ['http://a:1/', 'http://b:2/', 'direct']],
  ['HTTPS safe:443', ['https://safe/']],
  ['proxy school:80', ['http://school/']],
  ['SOCKS5 10.0.0.1:1080', ['socks5h://10.0.0.1:1080']],
  ['SOCKS old:1080; direct', ['socks4a://old:1080', 'direct']],
  ['PROXY [fd00::1]:8080', ['http://[fd00::1]:8080/']],
  ['QUIC quick:443', []],
  ['PROXY', []],
  ['PROXY a b:99999999', ['http://a/']],
  ['PROXY :::', []],
])('a system that answers %j leads over %j', (answer, ways) => {
  expect(shown(readAnswer(answer))).toEqual(ways)
})

test('the system hears where a request goes, and nothing of what it asks', async () => {
  const heard: string[] = []
  const waysTo = waysBy({}, async address => {
    heard.push(address)
    return 'PROXY school:3128'
  })
  expect(shown(await waysTo(new URL(SERVICE)))).toEqual(['http://school:3128/'])
  expect(heard).toEqual(['https://api.openai.com/'])
})

test.each([
  [{ HTTPS_PROXY: 'http://school:3128' }, ['http://school:3128/']],
  [{ https_proxy: 'school:3128' }, ['http://school:3128/']],
  [{ HTTPS_PROXY: 'http://me:p%40ss@school:3128' }, ['http://me:p%40ss@school:3128/']],
  [{ ALL_PROXY: 'socks5://school:1080' }, ['socks5://school:1080']],
  [{ HTTP_PROXY: 'http://school:3128' }, ['direct']],
  [{ HTTPS_PROXY: '' }, ['direct']],
  [{ HTTPS_PROXY: 'ftp://school' }, []],
  [{ HTTPS_PROXY: 'http://' }, []],
  [{ HTTPS_PROXY: 'http://school:3128', NO_PROXY: '*' }, ['direct']],
  [{ HTTPS_PROXY: 'http://school:3128', NO_PROXY: 'example.com, openai.com' }, ['direct']],
  [{ HTTPS_PROXY: 'http://school:3128', no_proxy: '.OpenAI.com' }, ['direct']],
  [{ HTTPS_PROXY: 'http://school:3128', NO_PROXY: '*.openai.com:443' }, ['direct']],
  [{ HTTPS_PROXY: 'http://school:3128', NO_PROXY: 'openai.com:8443' }, ['http://school:3128/']],
  [{ HTTPS_PROXY: 'http://school:3128', NO_PROXY: 'penai.com' }, ['http://school:3128/']],
])('with %j in the environment the way is %j', async (environment, ways) => {
  expect(shown(await waysBy(environment)(new URL(SERVICE)))).toEqual(ways)
})

test('the environment counts over the system, also where it leaves a host out', async () => {
  const askSystem = async () => 'PROXY system:1'
  const proxied = { HTTPS_PROXY: 'http://own:2' }
  const leftOut = { ...proxied, NO_PROXY: 'api.openai.com' }
  expect(shown(await waysBy(proxied, askSystem)(new URL(SERVICE)))).toEqual(['http://own:2/'])
  expect(shown(await waysBy(leftOut, askSystem)(new URL(SERVICE)))).toEqual(['direct'])
})

test.each([
  'http://localhost:11434/v1',
  'http://127.0.0.1/v1',
  'https://192.168.1.20/v1',
  'http://[::1]:8080',
  'http://[fd12::7]/v1',
  'https://studio.local/v1',
  'http://box.home.arpa',
])('%s is at home and reached without a proxy', async address => {
  const proxies = { HTTPS_PROXY: 'http://own:2', HTTP_PROXY: 'http://own:2' }
  expect(await waysBy(proxies, async () => 'PROXY system:1')(new URL(address))).toEqual(['direct'])
})

test('a system that fails to say it wants no proxy', async () => {
  const askSystem = () => Promise.reject(new Error('no settings'))
  expect(await waysBy({}, askSystem)(new URL(SERVICE))).toEqual(['direct'])
})
