import { useState, type CSSProperties, type PointerEvent } from 'react';

import { pageLocale } from '#client/components/texts/localized.ts';

import { dateOf, shortDateOf, type Day, type Figure } from './figures.ts';
import { areaPath, HEIGHT, linePath, WIDTH, xOf } from './line-path.ts';
import { texts } from './texts.ts';

interface LineChartProps {
  figure: Figure;
  days: readonly Day[];
  before: readonly Day[];
  /** Read instead of the picture. */
  label: string;
  /** Pixels. */
  height: number;
}

/** A line over an area, with the period before as a dashed line, and the values of both at the day under the pointer. */
export function LineChart({ figure, days, before, label, height }: LineChartProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const highest = niceMaximum(Math.max(...[...days, ...before].map((day) => day[figure])));
  const values = days.map((day) => day[figure]);
  // The current one is drawn last, over the other.
  const lines = [
    { name: 'before', days: before },
    { name: 'line', days },
  ] as const;
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, right, width } = currentTarget.getBoundingClientRect();
    const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
    const share = (isMirrored ? right - clientX : clientX - left) / width;
    setPointed(Math.min(days.length - 1, Math.max(0, Math.round(share * (days.length - 1)))));
  };

  return (
    <div className="line-chart">
      <div className="line-chart-scale" aria-hidden>
        {QUARTERS.map((quarter) => (
          <span key={quarter}>{(((4 - quarter) * highest) / 4).toLocaleString(pageLocale())}</span>
        ))}
      </div>
      <div
        className="line-chart-plot"
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={() => setPointed(null)}
      >
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          style={{ height }}
        >
          {QUARTERS.map((quarter) => (
            <line key={quarter} className="grid" x2={WIDTH} y1={(quarter * HEIGHT) / 4} y2={(quarter * HEIGHT) / 4} />
          ))}
          <path
            className="before"
            d={linePath(
              before.map((day) => day[figure]),
              highest,
            )}
          />
          <path className="area" d={areaPath(values, highest)} />
          <path className="line" d={linePath(values, highest)} />
          {pointed === null ? null : (
            <line className="cross" x1={xOf(pointed, days.length)} x2={xOf(pointed, days.length)} y2={HEIGHT} />
          )}
        </svg>
        <div className="line-chart-days" aria-hidden>
          {marked(days).map((day) => (
            <time key={day.day} dateTime={day.day}>
              {shortDateOf(day)}
            </time>
          ))}
        </div>
        {pointed === null ? null : (
          <>
            {lines.map(({ name, days: ofLine }) => (
              <span
                key={name}
                className={`line-chart-dot ${name}-dot`}
                style={{
                  insetInlineStart: `${(pointed / (days.length - 1)) * 100}%`,
                  top: height * (1 - ofLine[pointed]![figure] / highest),
                }}
              />
            ))}
            <div className="line-chart-value" aria-hidden style={besides(pointed / (days.length - 1))}>
              {lines.toReversed().map(({ name, days: ofLine }) => (
                <div key={name}>
                  <LineSample className={name} />
                  {texts.figures.bar(dateOf(ofLine[pointed]!), ofLine[pointed]![figure].toLocaleString(pageLocale()))}
                </div>
              ))}
            </div>
          </>
        )}
      </div>
    </div>
  );
}

/** What a line of the chart looks like, beside its name. */
export function LineSample({ className }: { className: 'line' | 'before' }) {
  return (
    <svg className="line-sample" viewBox="0 0 20 4" aria-hidden>
      <line className={className} x2={20} y1={2} y2={2} />
    </svg>
  );
}

/** The lines of the grid, from the top. */
const QUARTERS = [0, 1, 2, 3, 4] as const;

/** The days below the chart: at equal distances, the first and the last among them. */
function marked(days: readonly Day[]): Day[] {
  const last = days.length - 1;
  const count = [4, 3, 2].find((parts) => last % parts === 0) ?? 3;
  return Array.from({ length: count + 1 }, (_, index) => days[Math.round((index * last) / count)]!);
}

/** Before or after the pointer, whose place is a share of the width. */
function besides(share: number): CSSProperties {
  const percent = (part: number) => `calc(${part * 100}% + 0.5rem)`;
  return share < 0.5 ? { insetInlineStart: percent(share) } : { insetInlineEnd: percent(1 - share) };
}

/** The next of 4, 8, 20, 40, 80, 200 …, so that the lines of the grid stand at whole numbers. */
function niceMaximum(value: number): number {
  for (let power = 1; ; power *= 10) {
    const fitting = [4, 8, 20].find((step) => step * power >= value);
    if (fitting !== undefined) return fitting * power;
  }
}
