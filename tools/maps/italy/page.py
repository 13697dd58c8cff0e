"""Projection from lon/lat to px of the page, and from lines to cells of a fine grid over it."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

import design
import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw
from scipy import ndimage
from shapely.geometry import LineString

Points: TypeAlias = NDArray[np.float64]
Mask: TypeAlias = NDArray[np.bool_]
Place: TypeAlias = tuple[float, float]
Line: TypeAlias = Sequence[Place]

CELL = 0.5  # px
LEFT, RIGHT, TOP, BOTTOM = design.WINDOW
SCALE = (design.WIDTH - 2 * design.MARGIN) / (RIGHT - LEFT)


def _taller(y: Points | float) -> Points:
    """Stretch the crowded north vertically, but not the south."""
    return y - (design.STRETCH - 1) * 0.5 * np.logaddexp(0, (0.8 - y) / 0.5)


FRAME_WIDTH = design.WIDTH - 2 * design.MARGIN
FRAME_HEIGHT = round((_taller(BOTTOM) - _taller(TOP)) * SCALE)
HEIGHT = FRAME_HEIGHT + 2 * design.MARGIN
COLUMNS, ROWS = int(FRAME_WIDTH / CELL), int(FRAME_HEIGHT / CELL)


def projected(lon: Points | float, lat: Points | float) -> tuple[Points, Points]:
    """Azimuthal projection about the centre, rotated, radially compressed and stretched; in px of
    the frame."""
    lon, lat = np.asarray(lon, float), np.asarray(lat, float)
    turn, p = np.radians(lon - design.CENTER[0]), np.radians(lat)
    p0 = np.radians(design.CENTER[1])
    cosine = np.sin(p0) * np.sin(p) + np.cos(p0) * np.cos(p) * np.cos(turn)
    c = np.arccos(np.clip(cosine, -1, 1)) + 1e-12
    k = np.degrees(c / np.sin(c))
    x = k * np.cos(p) * np.sin(turn)
    y = -k * (np.cos(p0) * np.sin(p) - np.sin(p0) * np.cos(p) * np.cos(turn))
    t = np.radians(design.TURN)
    x, y = x * np.cos(t) - y * np.sin(t), x * np.sin(t) + y * np.cos(t)
    r = np.hypot(x, y) + 1e-12
    f = design.CURVE * np.arctan(r / design.CURVE) / r
    f = f + design.LENS[0] * np.exp(-((r / design.LENS[1]) ** 2))
    return (x * f - LEFT) * SCALE, (_taller(y * f) - _taller(TOP)) * SCALE


def pixels(line: Line | Points) -> Points:
    return np.stack(projected(*np.array(line, float).T), 1)


def moved(lon: Points | float, lat: Points | float) -> tuple[Points, Points]:
    """Shift whole islands."""
    lon, lat = np.array(lon, float), np.array(lat, float)
    for (west, south, east, north), (dx, dy) in design.SHIFT:
        inside = (lon > west) & (lon < east) & (lat > south) & (lat < north)
        lon, lat = np.where(inside, lon + dx, lon), np.where(inside, lat + dy, lat)
    return lon, lat


def moved_place(place: Place) -> Place:
    lon, lat = moved(*place)
    return float(lon), float(lat)


def dense(line: Line, step: float = 3.0) -> Points:
    """Points every few px along a line in lon/lat."""
    p = pixels(line)
    if len(p) == 1:
        return p
    whole = LineString(p)
    count = max(2, int(whole.length / step) + 1)
    return np.array(
        [whole.interpolate(t, normalized=True).coords[0] for t in np.linspace(0, 1, count)]
    )


def smooth(line: Line) -> Points:
    """Dense points of a line with rounded corners."""
    p = dense(line, 1.0)
    sigma, n = min(25, len(p) / 6), len(p)
    q = np.stack(
        [
            ndimage.gaussian_filter1d(
                np.r_[2 * p[0, i] - p[:0:-1, i], p[:, i], 2 * p[-1, i] - p[-2::-1, i]], sigma
            )
            for i in (0, 1)
        ],
        1,
    )
    return q[n - 1 : 2 * n - 1]


def cells(points: Points) -> tuple[NDArray[np.int_], NDArray[np.int_]]:
    """Row and column of points in the frame."""
    rows = np.clip((points[..., 1] / CELL).astype(int), 0, ROWS - 1)
    columns = np.clip((points[..., 0] / CELL).astype(int), 0, COLUMNS - 1)
    return rows, columns


def stroked(lines: Iterable[Points], widths: Iterable[float]) -> Mask:
    """The cells that lines of some width cover."""
    image = Image.new("1", (COLUMNS, ROWS))
    pen = ImageDraw.Draw(image)
    for line, width in zip(lines, widths, strict=True):
        points = [tuple(point) for point in line / CELL]
        pen.line(points, 1, max(1, int(width / CELL)))
        if width > 2:
            for x, y in points:
                pen.ellipse([x - width, y - width, x + width, y + width], 1)
    return np.array(image)


def on_frame(points: Points) -> Points:
    """The nearest points of the rounded frame."""
    radius = design.CORNER
    near = np.clip(points, radius, [FRAME_WIDTH - radius, FRAME_HEIGHT - radius])
    away = points - near
    far = np.hypot(*away.T)[:, None]
    is_corner = (np.abs(away) > 1e-9).all(1)
    round_ = near + away / np.maximum(far, 1e-9) * radius
    return np.clip(np.where(is_corner[:, None], round_, points), 0, [FRAME_WIDTH, FRAME_HEIGHT])
