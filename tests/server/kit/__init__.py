"""What the server's tests share: throw-away databases, real servers, and clients that play."""
