import {
  BasicConstraintsExtension,
  SubjectAlternativeNameExtension,
  type X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509'

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
const DAY = 24 * 60 * 60 * 1000

/** A key and a certificate in PEM. */
export interface Identity {
  key: string
  cert: string
}

/** Somebody who vouches for names, such as an antivirus that looks into connections. */
export interface Authority {
  /** Its own certificate in PEM. */
  pem: string
  /** @param days from when to when it counts, counted from now */
  vouchFor(name: string, days?: { from: number; to: number }): Promise<Identity>
}

export async function newAuthority(): Promise<Authority> {
  const keys = await newKeys()
  const own = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=The filter of a school',
    keys,
    signingAlgorithm: ALGORITHM,
    ...period(-400, 400),
    extensions: [new BasicConstraintsExtension(true, undefined, true)],
  })
  return {
    pem: own.toString('pem'),
    async vouchFor(name, { from, to } = { from: -1, to: 30 }) {
      const { privateKey, publicKey } = await newKeys()
      const certificate: X509Certificate = await X509CertificateGenerator.create({
        subject: `CN=${name}`,
        issuer: own.subject,
        publicKey,
        signingKey: keys.privateKey,
        signingAlgorithm: ALGORITHM,
        ...period(from, to),
        extensions: [new SubjectAlternativeNameExtension([{ type: 'dns', value: name }])],
      })
      const key = await crypto.subtle.exportKey('pkcs8', privateKey)
      return { key: pem(key), cert: certificate.toString('pem') }
    },
  }
}

function newKeys() {
  return crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])
}

function period(from: number, to: number) {
  return { notBefore: new Date(Date.now() + from * DAY), notAfter: new Date(Date.now() + to * DAY) }
}

function pem(key: ArrayBuffer): string {
  return `-----BEGIN PRIVATE KEY-----\n${Buffer.from(key).toString('base64')}\n-----END PRIVATE KEY-----\n`
}
