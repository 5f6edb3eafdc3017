import { Both, CREAM, DARK, Eyes, LIGHT, Line, MAIN, Mouth, Nose, ROSE, SHADE } from './parts.tsx'

export function Fox() {
  return (
    <>
      <Both>
        <path d="M11 9l15 8-14 16z" fill={MAIN} stroke={MAIN} strokeWidth="5" strokeLinejoin="round" />
        <path d="M14 15l7 4-6 7z" fill={SHADE} stroke={SHADE} strokeWidth="2" strokeLinejoin="round" />
      </Both>
      <path
        d="M7 31c1-11 13-16 25-16s24 5 25 16c0 4 2 7 2 7-2 9-15 19-27 19S7 47 5 38c0 0 2-3 2-7z"
        fill={MAIN}
      />
      <Both>
        <path
          d="M5 38c0 0 1.3-2 1.8-4.800C17 33 26 38 29 46c1.2 3.2 2 7 3 11C20 57 7 47 5 38z"
          fill={CREAM}
        />
      </Both>
      <Eyes y={34} apart={11} />
      <Nose y={52} width={4} />
    </>
  )
}

export function Cat() {
  return (
    <>
      <Both>
        <path d="M12 11l15 8-14 14z" fill={MAIN} stroke={MAIN} strokeWidth="5" strokeLinejoin="round" />
        <path d="M15 16l7 4-7 7z" fill={ROSE} stroke={ROSE} strokeWidth="2" strokeLinejoin="round" />
      </Both>
      <ellipse cx="32" cy="37" rx="24" ry="20" fill={MAIN} />
      <Line d="M32 19v8M25 20.500l1.5 6M39 20.500l-1.5 6" color={SHADE} width={3} />
      <ellipse cx="32" cy="46" rx="10" ry="8" fill={CREAM} />
      <Both>
        <Line d="M17 44l-12-2M17 48l-11 2.5" color={SHADE} width={1.8} />
      </Both>
      <Eyes y={35} apart={11.5} size={3.6} />
      <path d="M29 41.500h6l-3 3.500z" fill={ROSE} stroke={ROSE} strokeWidth="1.5" strokeLinejoin="round" />
      <Mouth y={45} />
    </>
  )
}

export function Dog() {
  return (
    <>
      <path d="M14 28c0-11 8-18 18-18s18 7 18 18v10c0 12-8 19-18 19s-18-7-18-19z" fill={MAIN} />
      <path d="M32 10c3 0 4 6 4 12s3 8 6 12H22c3-4 6-6 6-12s1-12 4-12z" fill={CREAM} />
      <Both>
        <path d="M20 12C10 11 5 20 5 32c0 8 2 13 6 13 6 0 8-9 8-18 0-6 1-10 1-15z" fill={SHADE} />
      </Both>
      <path d="M28 49h8v5c0 5-8 5-8 0z" fill={ROSE} />
      <Both>
        <ellipse cx="26.5" cy="44" rx="9" ry="7.5" fill={CREAM} />
      </Both>
      <Eyes y={31} apart={8.5} />
      <Nose y={39} width={5} />
      <Line d="M32 42v4M25 48.500q4.5 2.5 7-2 2.5 4.5 7 2" />
    </>
  )
}

export function Bear() {
  return (
    <>
      <Both>
        <circle cx="14" cy="18" r="10" fill={MAIN} />
        <circle cx="14.5" cy="18.5" r="5.5" fill={SHADE} />
      </Both>
      <ellipse cx="32" cy="35" rx="25" ry="22.5" fill={MAIN} />
      <ellipse cx="32" cy="44" rx="11" ry="9" fill={CREAM} />
      <Eyes y={32} apart={11} />
      <Nose y={40} width={4.4} />
      <Line d="M32 43v3M27 46.500q2.5 3 5 0 2.5 3 5 0" />
    </>
  )
}

export function Rabbit() {
  return (
    <>
      <Both>
        <ellipse cx="22" cy="17" rx="7" ry="15.5" transform="rotate(-9 22 17)" fill={MAIN} />
        <ellipse cx="22" cy="18" rx="3.2" ry="10.5" transform="rotate(-9 22 18)" fill={ROSE} />
      </Both>
      <ellipse cx="32" cy="42" rx="21" ry="18" fill={MAIN} />
      <path d="M29.2 51h5.600v4.200q-2.8 1.6-5.6 0z" fill="#fff" />
      <Both>
        <circle cx="27" cy="48" r="6" fill={CREAM} />
        <circle cx="16.5" cy="47" r="3" fill={ROSE} opacity=".6" />
      </Both>
      <Eyes y={39} apart={9.5} />
      <path d="M29.5 43.500h5l-2.5 3z" fill={ROSE} stroke={ROSE} strokeWidth="1.5" strokeLinejoin="round" />
      <Mouth y={47} />
    </>
  )
}

export function Elephant() {
  return (
    <>
      <Both>
        <path d="M22 15C12 9 3 16 3 28c0 11 7 18 16 15z" fill={MAIN} />
        <path d="M20 20c-6-4-12 0-12 8 0 7 4 12 10 10.500z" fill={LIGHT} />
      </Both>
      <path
        d="M32 10c11 0 17 8 17 18 0 8-4 12-8 15v8c0 8-11 9-14 3-1.5-3 2.5-5 4-2.5 1 1.5 2 1 2-.500V46c-9-1-18-8-18-18 0-10 6-18 17-18z"
        fill={MAIN}
      />
      <path d="M33 46c-9-1-18-8-18-18 0-10 6-18 17-18s17 8 17 18c0 8-4 12-8 15z" fill={MAIN} />
      <Both>
        <path d="M22.5 42.500c-.5 4.5-3 7-6.5 7.5 2-2.5 2-5 2.3-9z" fill={CREAM} />
      </Both>
      <Line d="M34.5 43.500h5M34.5 48h5" color={SHADE} width={1.8} />
      <Line d="M26 16q6-3 12 0" color={SHADE} width={1.8} />
      <Eyes y={29} apart={9} />
    </>
  )
}

/** The spines in two rows, each a zigzag around the face. */
const SPINES =
  'M32 4l4 5.5 5.5-4 2.5 6.2 6.3-2.2.800 6.7 6.7-.2-1.2 6.6 6.4 2-3 6 5.5 3.8-4.6 4.9 4.1 5.3-5.7 3.6 2.3 6.300H2.400l2.3-6.300L-1 44.600l4.1-5.3-4.6-4.900L4 30.600l-3-6 6.4-2-1.2-6.6 6.7.200.8-6.7 6.3 2.2 2.5-6.2 5.5 4z'

export function Hedgehog() {
  return (
    <>
      <path
        d={SPINES}
        transform="translate(3.2 3) scale(.9)"
        fill={SHADE}
        stroke={SHADE}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d={SPINES}
        transform="translate(8 9) scale(.75)"
        fill={MAIN}
        stroke={MAIN}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <Both>
        <circle cx="17" cy="31" r="5.5" fill={SHADE} />
        <circle cx="17.5" cy="31.5" r="2.8" fill={ROSE} />
      </Both>
      <path
        d="M13 43c0-11 6-14 11-14 4 0 5 2 8 2s4-2 8-2c5 0 11 3 11 14 0 9-9 15-19 15s-19-6-19-15z"
        fill={CREAM}
      />
      <Both>
        <circle cx="19" cy="47" r="3" fill={ROSE} opacity=".6" />
      </Both>
      <Eyes y={41} apart={8} />
      <Nose y={47} width={4.2} />
      <Line d="M27.5 52q4.5 3.5 9 0" color={DARK} />
    </>
  )
}
