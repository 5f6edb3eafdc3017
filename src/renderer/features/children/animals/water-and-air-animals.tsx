import { BEAK, Both, CREAM, DARK, Eyes, LIGHT, Line, MAIN, ROSE, SHADE } from './parts.tsx'

export function Owl() {
  return (
    <>
      <path
        d="M9 9c8 0 13 4 16 6h14c3-2 8-6 16-6 0 6-1 9-3 13 3 4 5 9 5 15 0 13-11 21-25 21S7 50 7 37c0-6 2-11 5-15-2-4-3-7-3-13z"
        fill={MAIN}
      />
      <path d="M32 58c-8 0-13-5-13-12 0-5 6-6 13-6s13 1 13 6c0 7-5 12-13 12z" fill={LIGHT} />
      <Line d="M25.5 50q2 2.5 4 0M34.5 50q2 2.5 4 0M30 54q2 2.5 4 0" color={SHADE} />
      <Both>
        <circle cx="20.5" cy="31" r="11.5" fill={SHADE} />
        <circle cx="20.5" cy="31" r="9.5" fill={CREAM} />
      </Both>
      <Eyes y={31} apart={10.5} size={4.8} />
      <path d="M28 36h8l-4 8z" fill={BEAK} stroke={BEAK} strokeWidth="2" strokeLinejoin="round" />
    </>
  )
}

export function Frog() {
  return (
    <>
      <Both>
        <circle cx="18" cy="20" r="11" fill={MAIN} />
        <circle cx="18" cy="20" r="7.5" fill={CREAM} />
      </Both>
      <ellipse cx="32" cy="39" rx="27" ry="19" fill={MAIN} />
      <path d="M10 45c6 5 13 7 22 7s16-2 22-7c-2 8-11 13-22 13S12 53 10 45z" fill={LIGHT} />
      <Eyes y={20} apart={14} size={4} />
      <Both>
        <circle cx="11.5" cy="39" r="3.2" fill={ROSE} opacity=".75" />
        <circle cx="29" cy="33" r="1.3" fill={SHADE} />
      </Both>
      <Line d="M15 41q17 13 34 0" width={2.4} />
    </>
  )
}

export function Penguin() {
  return (
    <>
      <Line d="M32 12q-5-2-5-7M32 12q1-5 5-6" color={SHADE} width={3} />
      <ellipse cx="32" cy="35" rx="25" ry="24" fill={SHADE} />
      <path
        d="M32 25c3-5 8-7 12-6 7 1 10 8 9 16-1 12-9 22-21 22S12 47 11 35c-1-8 2-15 9-16 4-1 9 1 12 6z"
        fill={CREAM}
      />
      <Both>
        <circle cx="18" cy="42" r="3.6" fill={MAIN} />
      </Both>
      <Eyes y={33} apart={9.5} size={3.6} />
      <path d="M25 39q7-5 14 0l-7 7z" fill={BEAK} stroke={BEAK} strokeWidth="2" strokeLinejoin="round" />
    </>
  )
}

export function Turtle() {
  return (
    <>
      <Both>
        <ellipse cx="13" cy="50" rx="8" ry="5.5" transform="rotate(-20 13 50)" fill={LIGHT} />
      </Both>
      <path d="M4 46C4 24 16 8 32 8s28 16 28 38c0 4-56 4-56 0z" fill={SHADE} />
      <path d="M9 42c1-18 11-29 23-29s22 11 23 29c0 3-46 3-46 0z" fill={MAIN} />
      <Line d="M24 14l-4 9 4 10M40 14l4 9-4 10M20 23L10 30M44 23l10 7" color={SHADE} width={2.4} />
      <ellipse cx="32" cy="43" rx="16" ry="15" fill={LIGHT} />
      <Both>
        <circle cx="21" cy="47" r="2.8" fill={ROSE} opacity=".65" />
      </Both>
      <Eyes y={41} apart={7.5} />
      <Line d="M26 48.500q6 4.5 12 0" color={DARK} />
    </>
  )
}

export function Whale() {
  return (
    <>
      <Line d="M32 21v-7c0-8-11-9-13-2M32 14c0-8 11-9 13-2" color={SHADE} width={3} />
      <Both>
        <path d="M9 43c-5 0-8 3-9 8 5 1 10 0 13-3z" fill={SHADE} />
      </Both>
      <path d="M5 40c0-12 12-20 27-20s27 8 27 20-12 18-27 18S5 52 5 40z" fill={MAIN} />
      <path d="M6 43c7 3 16 5 26 5s19-2 26-5c-2 9-13 15-26 15S8 52 6 43z" fill={CREAM} />
      <Line d="M24 51.500l1 4M32 52v4.500M40 51.500l-1 4" color={SHADE} width={1.8} />
      <Eyes y={37} apart={16} size={3.4} />
      <Both>
        <circle cx="12" cy="42" r="2.6" fill={ROSE} opacity=".75" />
      </Both>
      <Line d="M26 40q6 4 12 0" width={2.2} />
    </>
  )
}
