"""The rules of Start-Up Nation, a file for each chapter of the booklet."""
