import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';

import { MAX_ZOOM, moved, zoomed, zoomOf, type Crop } from './crop.ts';
import { drawCrop } from './encode.ts';

interface CropEditorProps {
  bitmap: ImageBitmap;
  crop: Crop;
  onCrop: (crop: Crop) => void;
  /** Whether the picture is shown in a circle. */
  isRound: boolean;
  labels: { editor: string; zoom: string };
  /** The id of the text that says how to use it. */
  describedBy: string;
}

/** In CSS pixels; the canvas has twice as many. */
const SIDE = 240;
/** Of the side of the crop. */
const KEY_STEP = 0.05;
const ZOOM_STEP = 0.1;

const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -KEY_STEP, y: 0 },
  ArrowRight: { x: KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP },
  ArrowDown: { x: 0, y: KEY_STEP },
};
const zooms: Record<string, number> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': -ZOOM_STEP };

/** Shows the crop as it will be saved. The picture is moved by dragging or with the arrow keys, and zoomed. */
export function CropEditor({ bitmap, crop, onCrop, isRound, labels, describedBy }: CropEditorProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const dragged = useRef<{ x: number; y: number } | null>(null);
  const zoom = zoomOf(crop, bitmap);
  // The dialog opened before the picture was decoded.
  useEffect(() => canvas.current!.focus(), []);
  useEffect(() => drawCrop(canvas.current!, { bitmap, crop }), [bitmap, crop]);

  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    const step = zooms[event.key];
    if (!by && step === undefined) return;
    event.preventDefault();
    onCrop(by ? moved(crop, bitmap, by) : zoomed(crop, bitmap, zoom + step!));
  };
  const onPointerDown = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = { x: event.clientX, y: event.clientY };
  };
  const onPointerMove = ({ clientX: x, clientY: y }: PointerEvent) => {
    const from = dragged.current;
    if (!from) return;
    dragged.current = { x, y };
    onCrop(moved(crop, bitmap, { x: (x - from.x) / SIDE, y: (y - from.y) / SIDE }));
  };
  const drop = () => {
    dragged.current = null;
  };

  return (
    <div style={{ display: 'grid', justifyItems: 'center', gap: '1rem', paddingBlockStart: 6 }}>
      <canvas
        ref={canvas}
        width={SIDE * 2}
        height={SIDE * 2}
        // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- It has keys of its own.
        role="application"
        tabIndex={0}
        aria-label={labels.editor}
        aria-describedby={describedBy}
        style={{
          inlineSize: SIDE,
          blockSize: SIDE,
          borderRadius: isRound ? '50%' : '0.5rem',
          boxShadow: '0 0 0 1px rgb(128 128 128 / 40%)',
          cursor: 'move',
          touchAction: 'none',
        }}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={drop}
        onPointerCancel={drop}
      />
      <label style={{ display: 'flex', gap: '0.75rem', alignItems: 'center', inlineSize: SIDE, fontSize: '0.875rem' }}>
        {labels.zoom}
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step="any"
          value={zoom}
          onChange={({ currentTarget }) => onCrop(zoomed(crop, bitmap, Number(currentTarget.value)))}
          style={{ flex: 1, minInlineSize: 0, accentColor: 'var(--gh-accent, var(--mantine-primary-color-filled))' }}
        />
      </label>
    </div>
  );
}
