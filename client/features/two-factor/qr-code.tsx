import { encode } from 'uqr';

/** Drawn here, so that the text never leaves the page. White in both themes, for cameras. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className="qr-code" shapeRendering="crispEdges">
      <path d={path} fill="#000" />
    </svg>
  );
}
