import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { within } from '#server/shared/within.ts'
import { type Erasing, markerIn } from './erasing.ts'

/** The longest that Windows may take to start the process that goes on, in milliseconds. */
const LONGEST_HOP = 30_000

/**
 * Deletes the rest after the app's end, in a process of the system that outlives it. Paths are handed over so that no
 * name can become a command. Where a new start has taken over meanwhile, it leaves everything alone.
 * @param pid of the process whose end is waited for
 * @returns whether that process is there
 */
export async function eraseAfterEnd(profile: string, erasing: Erasing, pid = process.pid): Promise<boolean> {
  const others = erasing.targets.filter(target => target !== profile)
  try {
    if (process.platform === 'win32') return await hopOnWindows(profile, { ...erasing, targets: others }, pid)
    const words = [String(pid), markerIn(profile), profile, String(others.length), ...others]
    const child = spawn('/bin/sh', ['-c', SHELL_SCRIPT, 'sh', ...words, ...erasing.parents], {
      ...{ detached: true, stdio: 'ignore', cwd: tmpdir() },
    })
    await once(child, 'spawn')
    child.unref()
    return true
  } catch {
    return false
  }
}

/**
 * PowerShell needs a console, which Node gives no detached process; a process that isn't detached ends with the app. So
 * one with a hidden console starts another with a console of its own, and is waited for.
 */
async function hopOnWindows(profile: string, { targets, parents }: Erasing, pid: number): Promise<boolean> {
  const child = spawn(powerShell(), ['-NoProfile', '-NonInteractive', '-Command', WINDOWS_HOP], {
    ...{ stdio: 'ignore', windowsHide: true, cwd: tmpdir() },
    env: {
      ...process.env,
      STEPWISE_PID: String(pid),
      STEPWISE_MARKER: markerIn(profile),
      STEPWISE_PROFILE: profile,
      // No path of Windows can have this sign.
      STEPWISE_TARGETS: targets.join('|'),
      STEPWISE_PARENTS: parents.join('|'),
      STEPWISE_WORDS: `-NoProfile -NonInteractive -Command "${WINDOWS_SCRIPT}"`,
    },
  })
  const code = await within(LONGEST_HOP, () => exitOf(child))
  return code === 0
}

async function exitOf(child: ChildProcess): Promise<unknown> {
  const [code] = await once(child, 'exit')
  return code
}

/** Not by the search path, in which another program may stand first. */
function powerShell(): string {
  const root = process.env.SystemRoot || 'C:\\Windows'
  return join(root, 'System32', 'WindowsPowerShell', 'v1.0', 'powershell.exe')
}

/** The marker goes last, and only when all else has gone: where something is left, the next start tries again. */
const SHELL_SCRIPT = `
pid=$1; marker=$2; profile=$3; count=$4; shift 4; tries=0; left=0
while kill -0 "$pid" 2>/dev/null && [ $tries -lt 300 ]; do sleep 0.2; tries=$((tries + 1)); done
sleep 1
while [ $count -gt 0 ]; do
  [ -e "$marker" ] || exit 0
  rm -rf -- "$1"
  if [ -e "$1" ]; then left=1; fi
  shift; count=$((count - 1))
done
for each in "$profile"/* "$profile"/.[!.]* "$profile"/..?*; do
  [ -e "$marker" ] || exit 0
  [ "$each" = "$marker" ] || rm -rf -- "$each"
done
[ "$(ls -A "$profile")" = "\${marker##*/}" ] || left=1
[ $left = 0 ] || exit 1
rm -f -- "$marker"
rmdir -- "$profile" 2>/dev/null
for folder in "$@"; do rmdir -- "$folder" 2>/dev/null; done
exit 0
`

export const WINDOWS_HOP = [
  "$ErrorActionPreference = 'Stop'",
  'Start-Process -FilePath (Get-Process -Id $PID).Path -WindowStyle Hidden -ArgumentList $env:STEPWISE_WORDS',
].join('; ')

/** In one line and without double quotes, for it is a word of a command line. */
export const WINDOWS_SCRIPT = [
  "$ErrorActionPreference = 'SilentlyContinue'",
  'Wait-Process -Id $env:STEPWISE_PID -Timeout 60',
  'Start-Sleep -Seconds 1',
  "$targets = @($env:STEPWISE_TARGETS -split '[|]' | Where-Object { $_ })",
  "$parents = @($env:STEPWISE_PARENTS -split '[|]' | Where-Object { $_ })",
  '$left = @($env:STEPWISE_PROFILE)',
  'foreach ($try in 1..10) { ' +
    [
      // While it is trying, a new start may have taken over: what is there then is new.
      'if (-not (Test-Path -LiteralPath $env:STEPWISE_MARKER)) { exit 0 }',
      'foreach ($target in $targets) { Remove-Item -LiteralPath $target -Recurse -Force }',
      'Get-ChildItem -LiteralPath $env:STEPWISE_PROFILE -Force | Where-Object { $_.FullName -ne $env:STEPWISE_MARKER } | ForEach-Object { Remove-Item -LiteralPath $_.FullName -Recurse -Force }',
      '$left = @($targets | Where-Object { Test-Path -LiteralPath $_ }) + @(Get-ChildItem -LiteralPath $env:STEPWISE_PROFILE -Force | Where-Object { $_.FullName -ne $env:STEPWISE_MARKER })',
      'if ($left.Count -eq 0) { break }',
      'Start-Sleep -Seconds 2',
    ].join('; ') +
    ' }',
  'if ($left.Count -gt 0) { exit 1 }',
  'Remove-Item -LiteralPath $env:STEPWISE_MARKER -Force',
  'foreach ($folder in @($env:STEPWISE_PROFILE) + $parents) { if ((Test-Path -LiteralPath $folder) -and (@(Get-ChildItem -LiteralPath $folder -Force).Count -eq 0)) { Remove-Item -LiteralPath $folder -Force } }',
].join('; ')
