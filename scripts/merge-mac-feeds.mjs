// node scripts/merge-mac-feeds.mjs FOLDER OUTPUT: one latest-mac.yml out of those that lie in the folders of FOLDER, one
// for each processor. Apps without a signature have no feed, and then there is nothing to merge.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SetupError, say } from './lib/run.mjs'
import { main } from './setup.mjs'

await main(async ([folder, output]) => {
  if (!folder || !output) throw new SetupError('Say where the feeds are and where the merged one goes.')
  const { mergedFeed } = await import('./lib/mac-feed.mjs')
  const feeds = readdirSync(folder)
    .map(name => join(folder, name, 'latest-mac.yml'))
    .filter(existsSync)
  if (feeds.length === 0) {
    say('There is no feed: the apps are not signed.')
    return
  }
  try {
    writeFileSync(output, mergedFeed(feeds.map(file => readFileSync(file, 'utf8'))))
  } catch (error) {
    throw new SetupError(error.message)
  }
})
