import { expect, test } from 'vitest'
import { homeAddress } from './home-address.ts'

test.each([
  ['localhost:11434', 'http://localhost:11434/v1'],
  ['http://localhost:1234/v1/', 'http://localhost:1234/v1'],
  ['http://127.0.0.1:8080/api', 'http://127.0.0.1:8080/api'],
  ['http://192.168.1.20:11434', 'http://192.168.1.20:11434/v1'],
  ['https://studio.local', 'https://studio.local/v1'],
  ['http://[::1]:11434', 'http://[::1]:11434/v1'],
  ['http://[fd12:3456::1]', 'http://[fd12:3456::1]/v1'],
  ['http://gaming-pc:5000', 'http://gaming-pc:5000/v1'],
  ['http://[::ffff:192.168.1.20]:11434', 'http://[::ffff:c0a8:114]:11434/v1'],
])('%s is at home', (text, address) => {
  expect(homeAddress(text)).toBe(address)
})

test.each([
  'https://api.example.com/v1',
  'http://8.8.8.8/v1',
  'http://134744072/v1',
  'http://172.32.0.1',
  'http://169.254.169.254/latest',
  'http://2852039166',
  'http://0xA9FEA9FE',
  'http://0251.0376.0251.0376',
  'http://[::ffff:a9fe:a9fe]',
  'http://[fe80::1]',
  'http://[fd00:ec2::254]',
  'http://100.100.100.200',
  'http://0.0.0.0:11434',
  'http://0:11434',
  'http://[::]:11434',
  'http://[::ffff:0.0.0.0]',
  'metadata.google.internal',
  'METADATA.google.internal.',
  'http://metadata',
  'instance-data',
  'http://[2001:db8::1]',
  'http://[::ffff:8.8.8.8]',
  'http://localhost.example.com',
  'http://local@evil.example.com',
  'ftp://localhost',
  'http://localhost/v1?key=1',
  'http://',
])('%s is refused', text => {
  expect(() => homeAddress(text)).toThrow(/address/)
})
