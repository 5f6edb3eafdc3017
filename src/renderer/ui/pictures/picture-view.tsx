import type { Picture, Shape } from '#text/pictures/picture.ts'
import { pictureInWords } from '#text/pictures/picture-words.ts'
import { Area, Box, Rectangle } from './areas.tsx'
import { Blocks, Clock, Column, Dots, Places } from './counting.tsx'
import { Balance, Chain, FactorTree, Graph, Sets } from './diagrams.tsx'
import { NumberLine } from './number-line.tsx'
import { Bar, Cake, Chart, Overlap, Strip } from './parts.tsx'
import { AngledTriangle, Angles, HighTriangle, Polygon, RightTriangle, Round } from './shapes.tsx'

/** A picture within a text, with its words for who does not see it. */
export function PictureView({ picture }: { picture: Picture }) {
  return (
    <div role="img" aria-label={pictureInWords(picture)} className="grid gap-2.5 py-1">
      {picture.map((shape, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of a picture never move
        <ShapeView key={at} shape={shape} />
      ))}
    </div>
  )
}

function ShapeView({ shape }: { shape: Shape }) {
  switch (shape.kind) {
    case 'bar':
      return <Bar {...shape} />
    case 'circle':
      return <Cake {...shape} />
    case 'strip':
      return <Strip {...shape} />
    case 'chart':
      return <Chart {...shape} />
    case 'line':
      return <NumberLine {...shape} />
    case 'dots':
      return <Dots {...shape} />
    case 'area':
      return <Area {...shape} />
    case 'overlap':
      return <Overlap {...shape} />
    case 'rectangle':
      return <Rectangle {...shape} />
    case 'places':
      return <Places {...shape} />
    case 'blocks':
      return <Blocks {...shape} />
    case 'column':
      return <Column {...shape} />
    case 'balance':
      return <Balance {...shape} />
    case 'angles':
      return <Angles {...shape} />
    case 'triangle':
      return <RightTriangle {...shape} />
    case 'triangle angles':
      return <AngledTriangle {...shape} />
    case 'triangle height':
      return <HighTriangle {...shape} />
    case 'round':
      return <Round {...shape} />
    case 'polygon':
      return <Polygon {...shape} />
    case 'box':
      return <Box {...shape} />
    case 'graph':
      return <Graph {...shape} />
    case 'chain':
      return <Chain {...shape} />
    case 'clock':
      return <Clock {...shape} />
    case 'tree':
      return <FactorTree {...shape} />
    case 'sets':
      return <Sets {...shape} />
  }
}
