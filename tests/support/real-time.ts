import { afterAll, vi } from 'vitest';

/** A file that leaves the clock moved or stopped would do so for the next file of its worker. */
afterAll(() => void vi.useRealTimers());
