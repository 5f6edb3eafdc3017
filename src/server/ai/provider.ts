import type { PictureReading } from '#contract/picture-readings.ts'
import type { Picture } from '#contract/pictures.ts'
import type { Concern } from '../shared/concerns.ts'
import type { ChatQuestion, Sound } from './conversation.ts'
import type { MarkingSteps } from './marking/steps.ts'
import type { ModelRequest } from './model-request.ts'
import type { Tutor } from './tutor.ts'

/** An AI that can serve: all that Stepwise knows about it. */
export interface AiProvider {
  /** What addresses, rows and records call it, in small letters; never changed, because families' data hold it. */
  id: string
  /** How people call it: on screens, within a parent's sentence and as who answers a child. */
  names: { screen: string; sentence: string; tutor: string }
  /** `cloud` belongs to a company and costs by use, `home` stands in the family's own network, `builtin` is Stepwise. */
  kind: 'cloud' | 'home' | 'builtin'
  /** One or two sentences for a parent who chooses. */
  intro: string
  needs: Needs
  /** What a parent must agree to first; a cloud provider has them. */
  terms?: Terms
  models?: Models
  /** The ids of all models that an account has there. Costs nothing, so it is also the test of a connection. */
  listModels?(use: Use): Promise<string[]>
  /**
   * What the service itself says of its models, where it says anything; it counts over every guess by a name.
   * @throws HttpError of the door alone
   */
  describeModels?(use: Use): Promise<DescribedModel[]>
  /** What it can do. What it can't is not there. */
  ports: Partial<Ports>
  /** How its models are asked for the steps of an evaluation, where the usual way is too much for them. */
  markingSteps?(): Promise<MarkingSteps>
  /** How long a step of an evaluation may take over a connection, in milliseconds, where the usual deadlines don't hold. */
  patience?(connection: Connection): number | undefined
  /** All tasks of the tutor by an engine of its own, for one that answers without a model; in place of `mark`. */
  tutor?(): Promise<Tutor>
}

/** What a parent gives before it can serve, and what a developer's environment may give in its place. */
export type Needs =
  | {
      kind: 'key'
      /** What the key is kept under in the keychain, with the account. */
      secret: string
      /** Where it is asked unless the environment says otherwise, without a slash at the end. */
      address: string
      environment: { key: string; address: string }
      /** Where a parent gets a key. */
      keysPage: string
    }
  | { kind: 'address'; environment: { address: string; model: string } }
  /** A model's file on this very computer, which the app itself runs; its path takes the address's place. */
  | { kind: 'model' }
  | { kind: 'nothing' }

export interface Terms {
  /** Who receives what is sent, such as `Google, a company in the United States`. */
  company: string
  label: string
  url: string
  /** What they say about minors. */
  minors: string
}

export interface Models {
  /** In use until a parent chooses another; without one, the first that the provider offers. */
  usual?: string
  /** A guess by the name; of one at home a parent can correct it, or a trial has found out. */
  canSee(id: string): boolean
  /** Whether it can write answers. */
  canTutor(id: string): boolean
  /** Whether a service at home only hands on to a company what such a model is asked. */
  isAway?(id: string): boolean
  /** For live calls. */
  voice?: { usual: string; canTalk(id: string): boolean }
}

/** A model in the words of the service that has it. */
export interface DescribedModel {
  id: string
  /** Undefined where the service doesn't say. */
  canSee?: boolean | undefined
  /** Its size on the disk. */
  bytes?: number | undefined
  /** It runs on a company's computers, though a service at home offers it. */
  isAway: boolean
  /** It answers in words: one that only compares texts does not. */
  canAnswer: boolean
}

/** Where and as whom to reach a provider. */
export interface Connection {
  /** Empty where none is needed. */
  apiKey: string
  /** Without a slash at the end. */
  baseUrl: string
  /** Empty for the first that the provider offers. */
  model: string
  /** Seconds that a marked answer has taken there, where that was measured. */
  markSeconds?: number | undefined
  /** Of a model that the app itself runs: the file by which it sees, and whether the graphics card may do the work. */
  inside?: { eyes?: string | undefined; isByGpu?: boolean | undefined } | undefined
}

/** One use of a port. */
export interface Use {
  provider: AiProvider
  connection: Connection
  /** The only way out: each request is recorded or refused before it leaves, and follows no redirect. */
  send: typeof fetch
  signal: AbortSignal
}

/** All of them throw an `HttpError` of `tutor-failure.ts` or of the door, and stop when the signal aborts. */
export interface Ports {
  /** The text of an answer, which should be JSON of the request's schema. */
  mark(request: ModelRequest<unknown>, use: Use): Promise<string>
  /** A reply in fragments as they come; an end without a word is possible. A cut-off reply throws. */
  chat(question: ChatQuestion, use: Use): AsyncIterable<string>
  /** What there is to worry about in a text; undefined when nothing. */
  moderate(text: string, use: Use): Promise<Concern | undefined>
  /** What was said in a recording; blank when nothing was. */
  transcribe(recording: Sound, use: Use): Promise<string>
  /** @param text plain words */
  speak(text: string, use: Use): Promise<Sound>
  /** What stands in a picture, by whoever reads it and marks nothing; undefined when it can't be decoded. */
  read(picture: PictureToRead, use: Use): Promise<PictureReading | undefined>
  /** Lets a window make one call by itself; `connection.model` is the one for live calls. */
  realtime(instructions: string, use: Use): Promise<CallTicket>
}

export interface PictureToRead {
  picture: Picture
  /** What it was added as; what else stands on it is no part of the text. */
  side: 'question' | 'answer'
  /** Told how many lines of how many are read; 0 of them while that isn't known. */
  onLine(read: number, of: number): void
}

/** What a window needs for one call without the account's key. */
export interface CallTicket {
  /** The provider's own id of the session; may be empty. */
  id: string
  secret: string
  /** Where the window posts its offer. */
  url: string
  /** The model that writes down what the child says. */
  transcriptionModel: string
  /** As the provider has got them, without what stays at home. */
  instructions: string
}
